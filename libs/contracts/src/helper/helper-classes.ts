import type {
  Advice as AdviceShape,
  HelperAnswer,
  HelperQuestion as QuestionShape,
  HelperRequest,
  ListedSituation as SituationShape,
  RentSource as SourceShape,
  UnderstoodValue as UnderstoodShape,
  Value,
  Verdict,
} from '@svc/helper';
import { FIELD_KINDS, MAX_KEY_CHARACTERS, MAX_TEXT_CHARACTERS, VERDICTS } from '@svc/helper/limits';
import { Amount, AnyValue, Choice, Flag, FreeObject, ListOf, ListOfNested, Nested, Text } from '../fields.js';

/** What the helper is asked. */
export class HelperAskIn implements HelperRequest {
  @Text({
    description: 'The situation in your own words, in English; required unless `situation_key` is sent.',
    max: MAX_TEXT_CHARACTERS,
    optional: true,
    nullable: true,
    default: null,
    example: 'My landlord in Chicago wants $2,300. I pay $2,000 now.',
  })
  text?: string | null;

  @Text({
    description: 'The key of the situation, from `GET /v1/helper/situations`. Default: recognised from the text.',
    max: MAX_KEY_CHARACTERS,
    optional: true,
    nullable: true,
    default: null,
  })
  situation_key?: string | null;

  @FreeObject({
    description:
      'Confirmed values by field key, at most 40; they override the text. Null: you do not know the ' +
      'value, and want no more questions about it.',
    optional: true,
    nullable: true,
    default: null,
    example: { offered_rent: 2_300 },
  })
  values?: Record<string, unknown> | null;

  @Flag({
    description:
      'If true, the answer has no receipt, so its outcome cannot be reported. The question itself is ' +
      'never stored.',
    optional: true,
    default: false,
  })
  no_telemetry?: boolean;
}

/** One of the answers to a question. */
export class HelperOption {
  @Text({ description: 'The key to send in `values`.' })
  key!: string;

  @Text({ description: 'The option’s name for people.' })
  label!: string;
}

/** A question whose answer changes the advice. */
export class HelperQuestion implements QuestionShape {
  @Text({ description: 'The key under which to send the answer in `values`.' })
  field!: string;

  @Text({ description: 'The question to ask.' })
  question!: string;

  @Choice([...FIELD_KINDS, 'situation'], {
    description: 'The type of the answer: dollars, whole months or days, an option, true or false, or a metro.',
  })
  kind!: QuestionShape['kind'];

  @ListOfNested(() => HelperOption, {
    name: 'HelperOption',
    description: 'The answers to choose from; empty if the answer is free.',
  })
  options!: HelperOption[];

  @Flag({ description: 'Whether the advice requires this answer.' })
  required!: boolean;
}

/** A value that the advice stands on. */
export class UnderstoodValue implements UnderstoodShape {
  @Text({ description: 'The key of the field.' })
  field!: string;

  @Text({ description: 'The name of the field for people.' })
  label!: string;

  @AnyValue({ description: 'The value: a number, a key, true or false.' })
  value!: Value;

  @Choice(['values', 'text', 'assumed'], { description: 'Where the value comes from.' })
  source!: UnderstoodShape['source'];

  @Text({ description: 'The words that state the value; null if the value is not from the text.', nullable: true })
  quote!: string | null;
}

/** What to ask for, what to take, and how. */
export class HelperAdvice implements AdviceShape {
  @Choice(VERDICTS, {
    description:
      '`take_it`: the offer is at the fair figure or better; `walk_away`: the alternative is better than what ' +
      'talks can achieve.',
  })
  verdict!: Verdict;

  @Amount({ description: 'What to ask for first.' })
  open_with!: number;

  @Amount({ description: 'The fair figure: where talks should end.' })
  aim_for!: number;

  @Amount({ description: 'The worst figure to accept: the current offer, or the alternative elsewhere.' })
  accept_up_to!: number;

  @Text({ description: 'The unit of the amounts.' })
  unit!: string;

  @ListOf({ type: 'string' }, { description: 'What the figures are based on, one sentence each.' })
  because!: string[];

  @ListOf({ type: 'string' }, { description: 'What to do, in order.' })
  steps!: string[];

  @Text({ description: 'The message to send. The only figures in it are the opening and the other side’s own.' })
  message!: string;
}

/** Where rents come from. */
export class RentSource implements SourceShape {
  @Text({ description: 'The name of the data series.' })
  name!: string;

  @Text({ description: 'The terms on which the data may be used, and how the data were derived.' })
  note!: string;

  @Text({ description: 'The date of the rents.' })
  as_of!: string;

  @Text({ description: 'The date a year earlier that the rents are compared with.' })
  compared_with!: string;

  @Text({ description: 'The unit of a rent.' })
  unit!: string;
}

/** What the helper answers. */
export class HelperAskResult implements HelperAnswer {
  @Text({ description: 'The key of the situation; null if neither key nor text says which.', nullable: true })
  situation_key!: string | null;

  @Text({ description: 'The title of the situation.', nullable: true })
  title!: string | null;

  @ListOfNested(() => UnderstoodValue, {
    name: 'UnderstoodValue',
    description: 'The values that the advice is based on.',
  })
  understood!: UnderstoodValue[];

  @ListOfNested(() => HelperQuestion, {
    name: 'HelperQuestion',
    description: 'At most three questions whose answers would change the advice, the most important first.',
  })
  questions!: HelperQuestion[];

  @Nested(() => HelperAdvice, {
    name: 'HelperAdvice',
    description: 'The advice; null while something required is missing.',
    nullable: true,
  })
  advice!: HelperAdvice | null;

  @Nested(() => RentSource, {
    name: 'RentSource',
    description: 'The source of the rents; null if the advice uses no rents.',
    nullable: true,
  })
  rent_source!: RentSource | null;

  @Text({ description: 'What the answer does not cover.' })
  disclaimer!: string;

  @Text({
    description: 'A random token to report the outcome with, once; null with `no_telemetry` or without advice.',
    nullable: true,
  })
  receipt!: string | null;
}

/** A situation as it is listed. */
export class ListedSituation implements SituationShape {
  @Text({ description: 'The key to send as `situation_key`.' })
  key!: string;

  @Text({ description: 'The title of the situation.' })
  title!: string;

  @Choice(['pay', 'earn'], { description: 'Whether you pay the figure or receive it.' })
  side!: 'pay' | 'earn';

  @Text({ description: 'The unit of the amounts.' })
  unit!: string;

  @ListOfNested(() => HelperQuestion, {
    name: 'HelperQuestion',
    description: 'Every value that the advice can depend on.',
  })
  fields!: HelperQuestion[];
}

/** All situations. */
export class SituationsResult {
  @ListOfNested(() => ListedSituation, {
    name: 'ListedSituation',
    description: 'The situations that the helper knows.',
  })
  situations!: ListedSituation[];
}
