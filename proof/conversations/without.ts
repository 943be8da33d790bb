import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A check of the product taken out: the file it is in, and what its line becomes. */
export interface Removal {
  file: string;
  from: string;
  to: string;
}

/** Each law's check, by the wrong that must then be seen. */
export const REMOVALS: Readonly<Record<string, Removal>> = {
  yes_to_something_else: {
    file: 'libs/reply/src/reasons.ts',
    from: 'accepts_yours: (moment) => agreesExactly(moment) && isWhole(moment)',
    to: 'accepts_yours: () => true',
  },
  question_moved_a_term: {
    file: 'libs/language/src/note-acts.ts',
    from: 'if (!asksIn(sentence) || !ABOUT.test(sentence.text) || REQUEST.test(sentence.text)) return false;',
    to: 'if (sentence.text !== "") return false;',
  },
  untrue_reason: {
    file: 'libs/reply/src/reasons.ts',
    from: 'return holds(reason) ? reason : (INSTEAD.find(holds) ?? ',
    to: 'return reason !== "opening" ? reason : (INSTEAD.find(holds) ?? ',
  },
  price_moved_by_complaint: {
    file: 'libs/reply/src/rules-of-play.ts',
    from: 'return turn.fresh.better || turn.fresh.other ? bargain(turn)',
    to: 'return turn.memory.turn > 0 ? bargain(turn)',
  },
  lawful_bid_declined: {
    file: 'libs/reply/src/bargain.ts',
    from: 'if (taken) return taken;',
    to: 'void taken;',
  },
  offer_said_twice: {
    file: 'proof/conversations/run.ts',
    from: 'textWithOffer: said ? text',
    to: 'textWithOffer: said && text === "" ? text',
  },
};

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The run with one check taken out, as a program: bundled from the sources with that one line changed. */
export async function runWithout({ file, from, to }: Removal): Promise<string> {
  const path = join(ROOT, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(from).length !== 2) throw new RangeError(`${file} does not hold the line once: ${from}`);
  const { outputFiles } = await build({
    stdin: { contents: "export * from './proof/conversations/run.js';", resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@svc/source'],
    logLevel: 'error',
    plugins: [
      {
        name: 'without',
        setup: (bundle) =>
          bundle.onLoad({ filter: /\.ts$/ }, (opened) =>
            opened.path === path ? { contents: source.replace(from, to), loader: 'ts' } : null,
          ),
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}
