import { countFigures, hanGapFeatures, hanTokens } from '../../libs/plain-words/src/certainty/han-gaps.js';
import type { Example } from '../fit-linear.js';

/** Marks and spaces, which part clauses wherever they stand. */
const MARKS = /[\s.,;:!?…|｜、。，；：！？()（）—–•·~～]+/u;
/** What has fewer characters says nothing about where a clause begins. */
const SHORT = 20;

/** Every place in the Chinese descriptions, written without a mark or a space, at which a clause may begin. */
export function ownHanGaps(texts: readonly { language: 'en' | 'zh'; clauses: readonly string[] }[]): Example[] {
  return texts
    .filter(({ language }) => language === 'zh')
    .flatMap(({ clauses }): Example[] => {
      const starts = new Set<number>();
      const points: string[] = [];
      for (const clause of clauses.flatMap((one) => one.split(MARKS)).filter((one) => one !== '')) {
        starts.add(points.length);
        points.push(...clause);
      }
      if (points.length <= SHORT) return [];
      const tokens = hanTokens(points, 0, points.length);
      const counts = countFigures(tokens);
      let from = 0;
      return tokens.slice(1).map(({ start }, at): Example => {
        const next = at + 1;
        if (starts.has(tokens[at]?.start ?? 0)) from = at;
        const classes = new Set(starts.has(start) ? ['begins'] : []);
        return { features: hanGapFeatures(tokens, next, from, counts), classes, weight: 1 };
      });
    });
}
