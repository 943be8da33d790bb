import { fillWording, type Speech } from '@svc/language';
import { createRandom } from '@svc/numerics';
import type { GoodWording } from './good.js';
import { GOOD_EN } from './good-en.js';
import { GOOD_ZH } from './good-zh.js';
import { aSpeech } from './speeches.js';

/** How many of some good wordings may leave. */
export interface GoodCount {
  passed: number;
  of: number;
  refused: string[];
}

/** Every second wording was not looked at while the grammar was written: those are `heldOut`. */
export interface GoodReport {
  seen: GoodCount;
  heldOut: GoodCount;
}

const LISTS: Readonly<Record<Speech['language'], readonly GoodWording[]>> = { en: GOOD_EN, zh: GOOD_ZH };

/** Puts the good wordings of a language around seeded replies of their situation and counts those that leave. */
export function measureGood(language: Speech['language'], seed: number): GoodReport {
  const random = createRandom(seed);
  const report: GoodReport = {
    seen: { passed: 0, of: 0, refused: [] },
    heldOut: { passed: 0, of: 0, refused: [] },
  };
  for (const [index, [situation, wording]] of LISTS[language].entries()) {
    const count = index % 2 === 0 ? report.seen : report.heldOut;
    const filled = fillWording(wording, { ...aSpeech(random, language, situation), reason: reasonOf(situation) });
    count.of += 1;
    if (filled.ok) count.passed += 1;
    else count.refused.push(wording);
  }
  return report;
}

/** The reason that a writer of such a sentence would have been told. */
function reasonOf(situation: GoodWording[0]): Speech['reason'] {
  const reasons = { deal: 'buyer_accepted', handoff: 'for_a_person', decline: 'rounds_over' } as const;
  return reasons[situation as keyof typeof reasons] ?? (situation === 'refusal' ? 'never_given' : 'holding');
}
