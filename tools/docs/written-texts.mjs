/** What people read of the program itself: descriptions, messages and words of pages, as its source holds them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../install.mjs';

/** Words that descriptions are read by, and inputs: nobody reads them as a sentence of ours. */
const NO_TEXTS =
  /\.spec\.|[/\\](?:testing|vectors|examples?|client|templates?)[/\\.]|[-/\\](?:examples?|templates)\.ts$/;
const READERS = /^libs[/\\](?:language|plain-words|policy-compiler|reply[/\\]src[/\\]practice)[/\\]/;
const MIN_WORDS = 5;
const LIKE_A_SENTENCE = /^[“"(]?\p{L}[\p{L}’']* \p{L}/u;
const LIKE_CODE = /[{}\\<>=|^]|::|SELECT |INSERT |\w\/\w/;

const sourcesOf = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => join(folder, name))
    .filter((name) => /[/\\]src[/\\].*\.tsx?$/.test(name) && !/node_modules|[/\\]dist/.test(name))
    .filter((name) => !NO_TEXTS.test(name) && !READERS.test(name))
    .sort();

/** The text of a literal; what is put into a template is CODE. */
function textOf(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isJsxText(node)) return node.text.replaceAll(/\s+/g, ' ').trim();
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `CODE${literal.text}`).join('');
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return null;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === null || right === null ? null : left + right;
}

/**
 * The texts of a source file that read like a sentence, each with its line.
 * @example textsOf("throw new Error('the key is not known here')") // [{ text: 'the key is not known here', line: 1 }]
 */
export function textsOf(source, name = 'file.tsx') {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const texts = [];
  const visit = (node) => {
    const text = textOf(node);
    if (text === null) ts.forEachChild(node, visit);
    else if (text.split(/\s+/).length >= MIN_WORDS && LIKE_A_SENTENCE.test(text) && !LIKE_CODE.test(text))
      texts.push({ text, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
  };
  visit(file);
  return texts;
}

/** All such texts of libraries and apps: `{ place, text }`. */
export const writtenTexts = () =>
  ['libs', 'apps'].flatMap(sourcesOf).flatMap((name) =>
    textsOf(readFileSync(join(ROOT, name), 'utf8'), name).map(({ text, line }) => ({
      place: `${name}:${line}`,
      text,
    })),
  );
