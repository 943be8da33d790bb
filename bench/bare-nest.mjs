/**
 * What the framework alone costs in `npm run bench:http`: a Nest application with one controller, which parses the same
 * bodies and sends the same answers. `node bench/bare-nest.mjs FILE` prints the port; FILE is a JSON object of answers
 * by path.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(import.meta.dirname, '..', 'apps', 'api', 'package.json'));
require('reflect-metadata');
const { Controller, HttpCode, Module, Post } = require('@nestjs/common');
const { NestFactory } = require('@nestjs/core');

class Answers {}
Object.entries(JSON.parse(readFileSync(process.argv[2], 'utf8'))).forEach(([path, answer], at) => {
  Answers.prototype[`answer${at}`] = () => answer;
  const method = Object.getOwnPropertyDescriptor(Answers.prototype, `answer${at}`);
  for (const decorate of [Post(path), HttpCode(200)]) decorate(Answers.prototype, `answer${at}`, method);
});
Controller()(Answers);
class Root {}
Module({ controllers: [Answers] })(Root);
const app = await NestFactory.create(Root, { logger: false });
await app.listen(0, '127.0.0.1');
process.stdout.write(`${app.getHttpServer().address().port}\n`);
