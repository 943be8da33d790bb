import { render } from 'preact';
import '../design/tokens.css';
import '../design/base.css';
import '../design/parts.css';
import '../components/frame.css';
import '../components/components.css';
import { TalkPage } from './talk-page.js';

const root = document.getElementById('app');

/** The sealed policy stands in the fragment, which no browser sends with an address. */
const show = (): void => {
  const sealed = location.hash.slice(1);
  if (root !== null) render(<TalkPage key={sealed} sealed={sealed} />, root);
};

addEventListener('hashchange', show);
show();
