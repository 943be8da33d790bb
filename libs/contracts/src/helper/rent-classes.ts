import type { Metro as MetroShape, RentCheck, RentVerdict, RentVerdictAnswer } from '@svc/helper';
import { MAX_KEY_CHARACTERS, MAX_MONTHS, MAX_RENT, RENT_VERDICTS } from '@svc/helper/limits';
import { Amount, Choice, ListOfNested, Nested, Text, Whole } from '../fields.js';
import { HelperAdvice, RentSource } from './helper-classes.js';

/** A rent at renewal. */
export class RentCheckIn implements RentCheck {
  @Text({
    description: 'The metro by key, name or city; for an unknown one the national figures are used.',
    max: MAX_KEY_CHARACTERS,
    example: 'chicago',
  })
  metro!: string;

  @Whole({ description: 'The rent now, in USD per month.', min: 1, max: MAX_RENT, example: 2_000 })
  current_rent!: number;

  @Whole({ description: 'The rent asked for, in USD per month.', min: 1, max: MAX_RENT, example: 2_300 })
  offered_rent!: number;

  @Whole({ description: 'How many months the tenant has lived at the address.', min: 0, max: MAX_MONTHS, example: 30 })
  months_at_address!: number;
}

/** A metropolitan area, or the nation. */
export class Metro implements MetroShape {
  @Text({ description: 'The key to send as `metro`.' })
  key!: string;

  @Text({ description: 'City and state, or the country.' })
  name!: string;

  @Whole({ description: 'Rank by population; 0 is the whole country.' })
  size_rank!: number;

  @Whole({ description: 'The typical rent, in USD per month.' })
  typical_rent!: number;

  @Amount({ description: 'The change of the rent over a year, in percent.' })
  yoy_percent!: number;
}

/** The metros of the table. */
export class MetrosResult {
  @Nested(() => RentSource, {
    name: 'RentSource',
    description: 'Where the figures come from, and their date.',
  })
  source!: RentSource;

  @ListOfNested(() => Metro, { name: 'Metro', description: 'The whole country first, then metros by population.' })
  metros!: readonly Metro[];
}

/** What a rent check answers. */
export class RentCheckResult implements RentVerdictAnswer {
  @Nested(() => Metro, { name: 'Metro', description: 'The metro, or the country, that the rent was compared with.' })
  metro!: Metro;

  @Choice(['metro', 'national'], {
    description: '`national`: the metro is not in the table, so national figures are used.',
  })
  context!: 'metro' | 'national';

  @Whole({ description: 'The rent increase, in USD per month.' })
  rise_dollars!: number;

  @Amount({ description: 'The rent increase, in percent of the rent now.' })
  rise_percent!: number;

  @Whole({ description: 'The cost of the increase over twelve months, in USD.' })
  rise_a_year!: number;

  @Whole({ description: 'The rent now, changed as much as rents in the metro changed over a year, in USD per month.' })
  trend_rent!: number;

  @Amount({
    description:
      'How far the rent asked for is above the typical rent, in percent; size and condition are not considered.',
  })
  against_typical_percent!: number;

  @Choice(RENT_VERDICTS, {
    description:
      'How the increase compares with the trend: near if within one percentage point, far if more than five above.',
  })
  verdict!: RentVerdict;

  @Nested(() => HelperAdvice, { name: 'HelperAdvice', description: 'What to ask for, what to take, and how.' })
  advice!: HelperAdvice;

  @Nested(() => RentSource, {
    name: 'RentSource',
    description: 'Where the figures come from, and their date.',
  })
  source!: RentSource;

  @Text({ description: 'What the answer does not cover.' })
  disclaimer!: string;
}
