import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Wrong } from './judge.js';

/** A check of the product taken out: the file it is in, what its line becomes, and what must then be seen. */
export interface Removal {
  seen: Wrong;
  file: string;
  from: string;
  to: string;
}

const REASONS = 'libs/reply/src/reasons.ts';

/** Each law's checks, by name; the wrong that must be seen without one is in `seen`. */
export const REMOVALS: Readonly<Record<string, Removal>> = {
  yes_to_something_else: {
    seen: 'yes_to_something_else',
    file: REASONS,
    from: 'accepts_yours: (moment) => agreesExactly(moment) && isWhole(moment)',
    to: 'accepts_yours: () => true',
  },
  yes_to_less_than_the_whole: {
    seen: 'yes_to_something_else',
    file: REASONS,
    from: 'agreesExactly(moment) && isWhole(moment)',
    to: 'agreesExactly(moment)',
  },
  yes_at_another_price: {
    seen: 'yes_to_something_else',
    file: REASONS,
    from: 'accepts_better: (moment) => agreesForLess(moment) && isWhole(moment)',
    to: 'accepts_better: () => true',
  },
  yes_to_a_slip_of_the_pen: {
    seen: 'yes_to_something_else',
    file: 'libs/reply/src/turn.ts',
    from: 'const FAR_ABOVE = 1.5',
    to: 'const FAR_ABOVE = 1e9',
  },
  charge_done_without: {
    seen: 'charge_kept',
    file: 'libs/reply/src/proposal.ts',
    from: 'refused[term] === option ?',
    to: 'refused[term] === "" ?',
  },
  count_again: {
    seen: 'count_not_heard',
    file: 'libs/language/src/counts.ts',
    from: '?? orderable;',
    to: '?? (void orderable, null);',
  },
  wish_unnamed: {
    seen: 'wish_dropped',
    file: 'libs/reply/src/turn.ts',
    from: 'if (open_wish !== undefined) memory.open_wish = open_wish',
    to: 'void open_wish',
  },
  question_moved_a_term: {
    seen: 'question_moved_a_term',
    file: 'libs/language/src/note-acts.ts',
    from: 'if (!asksIn(sentence) || !ABOUT.test(sentence.text) || REQUEST.test(sentence.text)) return false;',
    to: 'if (sentence.text !== "") return false;',
  },
  untrue_reason: {
    seen: 'untrue_reason',
    file: REASONS,
    from: 'return holds(reason) ? reason : (INSTEAD.find(holds) ?? ',
    to: 'return reason !== "opening" ? reason : (INSTEAD.find(holds) ?? ',
  },
  too_low: {
    seen: 'untrue_reason',
    file: REASONS,
    from: 'cannot_go_that_low: ({ turn }) => isBelowAll(turn)',
    to: 'cannot_go_that_low: () => true',
  },
  terms_that_pay: {
    seen: 'untrue_reason',
    file: REASONS,
    from: 'isLower(turn, offer) && givesBack(turn, offer)',
    to: 'isLower(turn, offer)',
  },
  improved: {
    seen: 'untrue_reason',
    file: REASONS,
    from: 'isStepDown(moment) && moment.turn.standing.every(',
    to: 'true || moment.turn.standing.every(',
  },
  price_moved_by_complaint: {
    seen: 'price_moved_by_complaint',
    file: 'libs/reply/src/rules-of-play.ts',
    from: 'return turn.fresh.better || turn.fresh.other ? bargain(turn)',
    to: 'return turn.memory.turn > 0 ? bargain(turn)',
  },
  price_moved_by_the_same_bid: {
    seen: 'price_moved_by_complaint',
    file: 'libs/reply/src/turn.ts',
    from: 'better: raised && (higher || facts.charges_apart === true)',
    to: 'better: proposal.price !== null',
  },
  lawful_bid_declined: {
    seen: 'lawful_bid_declined',
    file: 'libs/reply/src/bargain.ts',
    from: 'if (taken) return taken;',
    to: 'void taken;',
  },
  offer_said_twice: {
    seen: 'offer_said_twice',
    file: 'proof/conversations/run.ts',
    from: 'textWithOffer: said ? text',
    to: 'textWithOffer: said && text === "" ? text',
  },
};

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The run with one check taken out, as a program: bundled from the sources with that one line changed. */
export async function runWithout({ file, from, to }: Omit<Removal, 'seen'>): Promise<string> {
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
