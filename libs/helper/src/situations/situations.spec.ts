import { describe, expect, it } from '@jest/globals';
import { foldText } from '@svc/language';
import { FIELD_KINDS } from '../limits.js';
import type { Condition, Field, Situation } from '../situation.js';
import { SITUATIONS } from './situations.js';

const everySituation = SITUATIONS.map((situation) => [situation.key, situation] as const);
const unique = (values: readonly unknown[]): void => expect(values).toEqual([...new Set(values)]);
const fieldOf = ({ fields }: Situation, key: string): Field | undefined => fields.find((field) => field.key === key);
const cuesOf = ({ cues, denials = [], options = [] }: Field): readonly string[] => [
  ...cues,
  ...denials,
  ...options.flatMap((option) => option.cues),
];

/** The fields that must hold an amount. */
const amountsOf = ({ offer, scale, cap, alternative, references }: Situation): (string | undefined)[] => [
  offer,
  scale.field,
  cap,
  alternative?.field,
  alternative?.plus?.field,
  ...references.map((reference) => ('field' in reference ? reference.field : reference.trendOf)),
];

describe('the situations', () => {
  it('have a key and a title each', () => {
    unique(SITUATIONS.map(({ key }) => key));
    unique(SITUATIONS.map(({ title }) => title));
    for (const { key } of SITUATIONS) expect(key).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });

  it('keep the places that receipts name them by', () =>
    expect(SITUATIONS.map(({ key }) => key).slice(0, 7)).toEqual([
      'rent_renewal',
      'used_car',
      'salary_offer',
      'medical_bill',
      'refund_dispute',
      'freelance_rate',
      'subscription_renewal',
    ]));

  it('are told apart by at least one word that no other has', () => {
    for (const { key, cues } of SITUATIONS) {
      const others = SITUATIONS.filter((other) => other.key !== key).flatMap((other) => other.cues);
      expect([key, cues.filter((cue) => others.includes(cue))]).toEqual([key, []]);
    }
  });
});

describe.each(everySituation)('the situation %s', (_, situation) => {
  const { fields } = situation;

  it('has fields with a key, a label and a question each', () => {
    unique(fields.map(({ key }) => key));
    unique(fields.map(({ label }) => label));
    unique(fields.map(({ question }) => question));
    for (const { key, kind, question } of fields) {
      expect(FIELD_KINDS).toContain(kind);
      expect([key, question]).toEqual([key, expect.stringContaining('?')]);
    }
  });

  it('reckons with amounts where amounts are needed', () => {
    for (const key of amountsOf(situation).filter((one) => one !== undefined))
      expect([key, fieldOf(situation, key)?.kind]).toEqual([key, 'money']);
  });

  it('can always reckon a fair figure: its last reference is required', () => {
    const last = situation.references.at(-1)!;
    const key = 'field' in last ? last.field : last.trendOf;
    expect(fieldOf(situation, key)?.required).toBe(true);
    if ('metro' in last) expect(fieldOf(situation, last.metro)?.kind).toBe('metro');
  });

  it('knows what the other side offers: it is required, or something is assumed', () => {
    const offer = fieldOf(situation, situation.offer)!;
    expect(offer.required === true || typeof offer.usual === 'number').toBe(true);
  });

  it('has conditions that its fields can meet', () => {
    const meets = (condition: Condition): boolean => {
      const field = fieldOf(situation, condition.field);
      if (field === undefined) return false;
      if (!('is' in condition)) return ['money', 'months', 'days'].includes(field.kind);
      if (field.kind === 'flag') return typeof condition.is === 'boolean';
      return field.kind === 'choice' && (field.options ?? []).some(({ key }) => key === condition.is);
    };
    const steps = situation.steps.flatMap(({ when }) => (when === undefined ? [] : [when]));
    for (const condition of [...situation.adjustments.map(({ when }) => when), ...steps])
      expect([condition, meets(condition)]).toEqual([condition, true]);
  });

  it('moves the fair figure by a few percent for each thing that is known, never by more than half', () => {
    for (const { percent } of situation.adjustments) expect(Math.abs(percent)).toBeGreaterThan(0);
    for (const { percent } of situation.adjustments) expect(Math.abs(percent)).toBeLessThanOrEqual(50);
    expect(situation.stretch).toBeGreaterThan(0);
    expect(situation.stretch).toBeLessThan(0.5);
    expect(situation.scale.typical).toBeGreaterThan(0);
  });

  it('tries answers that its fields can have', () => {
    for (const { key, kind, probes, options } of fields) {
      if (kind === 'choice') expect([key, probes]).toEqual([key, options?.map((option) => option.key)]);
      else if (kind === 'flag') expect([key, [...probes].sort()]).toEqual([key, [false, true]]);
      else if (kind === 'metro') expect(probes.every((probe) => typeof probe === 'string')).toBe(true);
      else expect([key, probes.every((probe) => typeof probe === 'number' && probe >= 0)]).toEqual([key, true]);
      expect(probes.length).toBeGreaterThan(1);
      unique(probes);
    }
  });

  it('has options for choices alone, each with a label', () => {
    for (const { key, kind, options } of fields) {
      expect([key, options !== undefined]).toEqual([key, kind === 'choice']);
      unique((options ?? []).map((option) => option.key));
      unique((options ?? []).map((option) => option.label));
    }
  });

  it('has cue words as a folded text spells them, or they would never be found', () => {
    for (const cue of [...situation.cues, ...fields.flatMap(cuesOf)])
      expect([cue, foldText(cue).text]).toEqual([cue, cue.trim()]);
    for (const field of fields) unique(cuesOf(field));
  });

  it('has no cue for two amounts at once', () => {
    unique(fields.filter(({ kind }) => kind === 'money').flatMap(({ cues }) => cues));
  });

  it('has a message with the figure to open with, and no other blank than the offer', () => {
    const blanks = [...situation.message.matchAll(/\{[^}]*\}/g)].map(([blank]) => blank);
    expect(blanks).toContain('{open}');
    for (const blank of blanks) expect(['{open}', '{offer}']).toContain(blank);
    expect(situation.message).not.toMatch(/\d/);
    expect(situation.message).toMatch(/[.?]$/);
  });

  it('has steps of whole sentences, at least one for everybody', () => {
    expect(situation.steps.filter(({ when }) => when === undefined).length).toBeGreaterThanOrEqual(1);
    for (const { text } of situation.steps) expect(text).toMatch(/^[A-Z].*\.$/);
    unique(situation.steps.map(({ text }) => text));
  });
});
