/**
 * The yardstick of `npm run bench:http`: Express routes that parse the same bodies and send the same answers, and
 * nothing else. `node bench/bare-express.mjs FILE`, a JSON object of answers by path, prints the port.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const express = createRequire(join(import.meta.dirname, '..', 'apps', 'api', 'package.json'))('express');
const answers = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const app = express();
for (const [path, answer] of Object.entries(answers))
  app.post(path, express.json({ limit: '1mb' }), (request, response) => response.json(answer));
const server = app.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
