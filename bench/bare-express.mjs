/**
 * The yardstick of `npm run bench:http`: one Express route that parses the same body and sends the same answer, and
 * nothing else.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const express = createRequire(join(import.meta.dirname, '..', 'apps', 'api', 'package.json'))('express');
const answer = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const app = express();
app.post('/v1/policy/check', express.json({ limit: '1mb' }), (request, response) => response.json(answer));
const server = app.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
