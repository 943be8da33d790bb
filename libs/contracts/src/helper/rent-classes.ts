import type { Metro as MetroShape, RentCheck, RentVerdict, RentVerdictAnswer } from '@svc/helper';
import { MAX_KEY_CHARACTERS, MAX_MONTHS, MAX_RENT, RENT_VERDICTS } from '@svc/helper/limits';
import { Amount, Choice, ListOfNested, Nested, Text, Whole } from '../fields.js';
import { HelperAdvice, RentSource } from './helper-classes.js';

/** A rent at renewal. */
export class RentCheckIn implements RentCheck {
  @Text({
    description: 'The metro by key, name or city; an unknown one degrades to the nation.',
    max: MAX_KEY_CHARACTERS,
    example: 'chicago',
  })
  metro!: string;

  @Whole({ description: 'The rent now, in USD a month.', min: 1, max: MAX_RENT, example: 2_000 })
  current_rent!: number;

  @Whole({ description: 'The rent asked for, in USD a month.', min: 1, max: MAX_RENT, example: 2_300 })
  offered_rent!: number;

  @Whole({ description: 'Months at the address.', min: 0, max: MAX_MONTHS, example: 30 })
  months_at_address!: number;
}

/** A metropolitan area, or the nation. */
export class Metro implements MetroShape {
  @Text({ description: 'What `metro` takes.' })
  key!: string;

  @Text({ description: 'City and state.' })
  name!: string;

  @Whole({ description: 'Rank by population; 0 is the nation.' })
  size_rank!: number;

  @Whole({ description: 'The typical rent, in USD a month.' })
  typical_rent!: number;

  @Amount({ description: 'How it changed over a year, in percent.' })
  yoy_percent!: number;
}

/** The metros of the table. */
export class MetrosResult {
  @Nested(() => RentSource, {
    name: 'RentSource',
    description: 'Where the figures come from, and of which day they are.',
  })
  source!: RentSource;

  @ListOfNested(() => Metro, { name: 'Metro', description: 'The nation first, then metros by population.' })
  metros!: readonly Metro[];
}

/** What a rent check answers. */
export class RentCheckResult implements RentVerdictAnswer {
  @Nested(() => Metro, { name: 'Metro', description: 'What the rent was compared with.' })
  metro!: Metro;

  @Choice(['metro', 'national'], { description: '`national`: the metro is not in the table, so the nation stands in.' })
  context!: 'metro' | 'national';

  @Whole({ description: 'The rise, in USD a month.' })
  rise_dollars!: number;

  @Amount({ description: 'The rise, in percent of the rent now.' })
  rise_percent!: number;

  @Whole({ description: 'What the rise costs in twelve months, in USD.' })
  rise_a_year!: number;

  @Whole({ description: 'The rent now, moved as rents in the metro moved over a year.' })
  trend_rent!: number;

  @Amount({ description: 'The asked rent against the typical one, in percent; it says nothing of size or condition.' })
  against_typical_percent!: number;

  @Choice(RENT_VERDICTS, {
    description: 'The rise against the trend: within a point is near, more than five points above is far.',
  })
  verdict!: RentVerdict;

  @Nested(() => HelperAdvice, { name: 'HelperAdvice', description: 'What to ask for, what to take, and how.' })
  advice!: HelperAdvice;

  @Nested(() => RentSource, {
    name: 'RentSource',
    description: 'Where the figures come from, and of which day they are.',
  })
  source!: RentSource;

  @Text({ description: 'What the answer is not.' })
  disclaimer!: string;
}
