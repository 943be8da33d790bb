import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

/**
 * Writes the weights of a linear model into its source file, or with `--check` compares them with what stands there;
 * prints their size and sets the exit code: 1 where the file differs.
 * @param target the source file
 * @param model `{ name, head, lines }`: the constant, the comment above it, and its texts
 */
export async function writeWeights(target, { name, head, lines }) {
  const source = `${head}\nexport const ${name}: readonly string[] = ${JSON.stringify(lines)};\n`;
  const written = await format(source, { ...(await resolveConfig(target)), parser: 'typescript' });
  const kept = process.argv.includes('--check') ? readFileSync(target, 'utf8') : written;
  if (!process.argv.includes('--check')) writeFileSync(target, written);
  const verdict = kept === written ? '' : ', not what stands in the file';
  console.log(`${lines.length} lines, ${Buffer.byteLength(written)} bytes${verdict}`);
  if (kept !== written) process.exitCode = 1;
}
