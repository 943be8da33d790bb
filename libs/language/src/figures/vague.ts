import { patternWith } from '../pattern.js';

/** Words right before a figure that leave open what it is. "How about 40?" proposes 40. Closed class. */
const BEFORE = patternWith('iu')`
    (?:
      (?<!\b(?:how|what)[ ])\babout[ ]|\b(?:around|roughly|circa|approx(?:imately|\.)?|give or take|in the region of
      |in the neighbou?rhood of|somewhere (?:near|about)|ca\.)[ ](?:an?[ ])?
      |[~≈][ ]?|大概(?:是|在)?|大约|大約|约莫|差不多(?:是)?|(?<![预节违契合特])[约約]
    )$
  `;
/** And those right behind it. */
const BEHIND = patternWith('iu')`
    ^(?:-?ish\b|[ -]odd\b|[ ](?:or so|or thereabouts|or something|give or take|ish)\b
      |\s?(?:\p{Script=Han}{1,2})?(?:左右|上下))
  `;
const REACH = 24;

/**
 * Whether words beside a figure leave open what it is: then it names no one value, and is asked about.
 * @param start where the figure begins in the text, in UTF-16 units; `end` is exclusive, with its mark and unit
 * @example isVague('I can pay around 40', 17, 19) // true
 * @example isVague('how about 40?', 10, 12) // false
 */
export const isVague = (text: string, start: number, end: number): boolean =>
  BEFORE.test(text.slice(Math.max(0, start - REACH), start)) || BEHIND.test(text.slice(end, end + REACH));
