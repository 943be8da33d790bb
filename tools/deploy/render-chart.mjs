/**
 * Renders the chart without Helm, for its test: `node tools/deploy/render-chart.mjs [VALUES.yaml]` prints what would be
 * applied. It knows the functions that the chart uses and refuses all others.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dump, load, loadAll } from 'js-yaml';
import { Templates, toText } from './render-template.mjs';

/** Where the chart is. */
export const CHART = join(import.meta.dirname, 'chart');

const indent = (columns, text) =>
  text
    .split('\n')
    .map((line) => ' '.repeat(columns) + line)
    .join('\n');

const FUNCTIONS = {
  contains: (part, text) => text.includes(part),
  default: (usual, value) => value || usual,
  div: (a, b) => Math.trunc(a / b),
  hasSuffix: (end, text) => text.endsWith(end),
  int: (value) => Math.trunc(Number(value)) || 0,
  max: Math.max,
  nindent: (columns, text) => `\n${indent(columns, text)}`,
  not: (value) => !value,
  printf: (format, ...args) => format.replaceAll('%s', () => toText(args.shift())),
  quote: (value) => (value === undefined ? '' : JSON.stringify(toText(value))),
  required(message, value) {
    if (value === undefined || value === null || value === '') throw new Error(message);
    return value;
  },
  sub: (a, b) => a - b,
  toString: toText,
  toYaml: (value) => dump(value, { lineWidth: -1, sortKeys: true }).trimEnd(),
  trimSuffix: (end, text) => (text.endsWith(end) ? text.slice(0, -end.length) : text),
  trunc: (most, text) => text.slice(0, most),
};

/** Values over those of the chart, member by member, as Helm lays them; lists are replaced. */
export function layValues(usual, given) {
  const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isMap(usual) || !isMap(given)) return given === undefined ? usual : given;
  const names = new Set([...Object.keys(usual), ...Object.keys(given)]);
  return Object.fromEntries([...names].map((name) => [name, layValues(usual[name], given[name])]));
}

/** The files of the chart: texts by their path in it. */
export function readChart(folder = CHART) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = names.map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );
}

/**
 * The objects that a chart becomes, and its notes.
 * @throws where a template is faulty or a value is missing that it requires
 */
export function renderChart(files, given = {}, release = { Name: 'shop', Namespace: 'market' }) {
  const { name, version, appVersion } = load(files.get('Chart.yaml'));
  const dot = {
    Values: layValues(load(files.get('values.yaml')), given),
    Chart: { Name: name, Version: version, AppVersion: appVersion },
    Release: { ...release, Service: 'Helm' },
    Files: {},
  };
  const fileText = (path) => {
    if (!files.has(path)) throw new Error(`the chart has no file ${path}`);
    return files.get(path);
  };
  // `.Files.Get "path"` is a method in Helm; here it is rewritten to a function before it is read.
  const templates = new Templates({ ...FUNCTIONS, fileText });
  const parsed = [...files]
    .filter(([path]) => path.startsWith('templates/'))
    .map(([path, source]) => [path, templates.read(source.replaceAll('.Files.Get ', 'fileText '))]);
  const rendered = parsed.map(([path, body]) => [path, templates.render(body, dot)]);
  return {
    objects: rendered.filter(([path]) => path.endsWith('.yaml')).flatMap(([path, text]) => objectsOf(path, text)),
    notes: rendered.find(([path]) => path.endsWith('NOTES.txt'))?.[1] ?? '',
  };
}

function objectsOf(path, text) {
  try {
    return loadAll(text).filter((one) => one !== null && one !== undefined);
  } catch (fault) {
    throw new Error(`${path} is no YAML once it is rendered: ${fault.message}`, { cause: fault });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const given = process.argv[2] === undefined ? {} : load(readFileSync(process.argv[2], 'utf8'));
  for (const one of renderChart(readChart(), given).objects)
    process.stdout.write(`---\n${dump(one, { lineWidth: 120 })}`);
}
