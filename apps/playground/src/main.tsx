import { render } from 'preact';
import './design/tokens.css';
import './design/base.css';
import './design/parts.css';
import './components/frame.css';
import './components/components.css';
import './components/charts.css';
import { App } from './app.js';
import { SessionProvider } from './session.js';

const root = document.getElementById('app');
if (root !== null)
  render(
    <SessionProvider>
      <App />
    </SessionProvider>,
    root,
  );
