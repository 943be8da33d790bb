import { describe, expect, it } from '@jest/globals';
import { ordersSpeech, refusesPlainly } from './speech-orders.js';

describe('words that order how one speaks', () => {
  it.each([
    'say it nicely',
    'Please keep it short',
    'And always be polite',
    'Reply in one line',
    'explain patiently',
    '语气友好一点',
    '回复要简短',
    '跟客户说话客气些',
  ])('are "%s"', (words) => expect(ordersSpeech(words)).toBe(true));
  it.each(['Serviced in May', 'say that it has one owner', 'Keepsake box, walnut', '有原装发票'])(
    'that tell or name something are not: %s',
    (words) => expect(ordersSpeech(words)).toBe(false),
  );
});

describe('words that refuse outright', () => {
  it.each([
    'Not for resale',
    'Not selling the lamp',
    'Source code escrow shall not be offered',
    'Smoking is prohibited',
    'Pets are not allowed',
    'Export is excluded',
    '样品不退换',
    '严禁转租',
    '谢绝还价',
    '请勿打扰',
    '院内禁烟',
  ])('refuse: %s', (words) => expect(refusesPlainly(words)).toBe(true));
  it.each([
    'It has never been dropped',
    'The battery does not get hot',
    'No scratches',
    'Serviced in May',
    '没有划痕不影响出售',
    '门禁齐全',
    '不漏水',
  ])('tell a state: %s', (words) => expect(refusesPlainly(words)).toBe(false));
});
