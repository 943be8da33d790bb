/** `npm run dev`: the pages as they are changed, at port 5173; they ask a service at port 3000 (`npm start`). */
import { spawn } from 'node:child_process';
import { ROOT } from './install.mjs';

const pages = spawn('npm', ['run', 'dev', '--workspace', '@svc/playground'], { cwd: ROOT, stdio: 'inherit' });
pages.once('exit', (code) => {
  process.exitCode = code ?? 0;
});
