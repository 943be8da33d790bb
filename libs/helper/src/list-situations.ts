import { questionOf, type HelperQuestion } from './ask.js';
import { SITUATIONS } from './situations/situations.js';

/** A situation as it is listed. */
export interface ListedSituation {
  key: string;
  title: string;
  /** Whether the person pays the figure, or gets it. */
  side: 'pay' | 'earn';
  unit: string;
  /** Everything that the advice can depend on. */
  fields: HelperQuestion[];
}

/** All situations with their fields: what a form asks for. */
export function listSituations(): { situations: ListedSituation[] } {
  return {
    situations: SITUATIONS.map(({ key, title, side, unit, fields }) => ({
      key,
      title,
      side,
      unit,
      fields: fields.map(questionOf),
    })),
  };
}
