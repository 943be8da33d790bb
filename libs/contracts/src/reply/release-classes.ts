import { Amount, Flag, Nested, Text } from '../fields.js';

/** The most characters of the code of a thing. */
export const CODE_MAX_CHARACTERS = 128;

const code = (of: string): PropertyDecorator =>
  Text({ description: `Its ${of}.`, min: 1, max: CODE_MAX_CHARACTERS, optional: true });

/** A thing by one of its codes, as the policy’s inventory binds it. */
export class StockMatch {
  @code('id')
  id?: string;

  @code('VIN')
  vin?: string;

  @code('SKU')
  sku?: string;

  @code('GTIN')
  gtin?: string;
}

/** What releasing a held thing takes. */
export class ReleaseIn {
  @Nested(() => StockMatch, { name: 'StockMatch', description: 'The thing, by exactly one of its codes.' })
  match!: StockMatch;
}

/** Who is next in line for a thing. */
export class NextInLine {
  @Text({ description: 'Their negotiation: its next reply offers them the thing at this price.' })
  negotiation_id!: string;

  @Amount({ description: 'The unit price that they agreed to or bid, in currency units.' })
  price!: number;

  @Text({ description: 'Until when they wait: ISO 8601 in UTC.' })
  expires_at!: string;
}

/** A thing that is free again. */
export class ReleaseResult {
  @Flag({ description: 'Always true: what is not held answers 404.' })
  released!: true;

  @Nested(() => NextInLine, {
    name: 'NextInLine',
    description: 'Who agreed first to buy it meanwhile, else the highest bid that waits; left out where nobody does.',
    optional: true,
  })
  next?: NextInLine;
}
