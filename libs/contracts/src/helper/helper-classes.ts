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
    description: 'What it is about, in your own words, in English; required unless `situation_key` is there.',
    max: MAX_TEXT_CHARACTERS,
    optional: true,
    nullable: true,
    default: null,
    example: 'My landlord in Chicago wants $2,300. I pay $2,000 now.',
  })
  text?: string | null;

  @Text({
    description: 'The situation, by its key from `GET /v1/helper/situations`; left out: seen from the text.',
    max: MAX_KEY_CHARACTERS,
    optional: true,
    nullable: true,
    default: null,
  })
  situation_key?: string | null;

  @FreeObject({
    description:
      'Confirmed values by the key of their field, at most 40; they beat the text. Null: not known, and not ' +
      'asked again.',
    optional: true,
    nullable: true,
    default: null,
    example: { offered_rent: 2_300 },
  })
  values?: Record<string, unknown> | null;

  @Flag({
    description: 'Leaves the receipt out, so that no outcome can be told. Nothing is kept of a question either way.',
    optional: true,
    default: false,
  })
  no_telemetry?: boolean;
}

/** One of the answers to a question. */
export class HelperOption {
  @Text({ description: 'What `values` takes.' })
  key!: string;

  @Text({ description: 'What people read.' })
  label!: string;
}

/** A question whose answer changes the advice. */
export class HelperQuestion implements QuestionShape {
  @Text({ description: 'The key under which `values` takes the answer.' })
  field!: string;

  @Text({ description: 'The question.' })
  question!: string;

  @Choice([...FIELD_KINDS, 'situation'], {
    description: 'What the answer is: dollars, whole months or days, an option, true or false, a metro.',
  })
  kind!: QuestionShape['kind'];

  @ListOfNested(() => HelperOption, {
    name: 'HelperOption',
    description: 'The answers to choose from; empty where there are none.',
  })
  options!: HelperOption[];

  @Flag({ description: 'Whether there is no advice without it.' })
  required!: boolean;
}

/** A value that the advice stands on. */
export class UnderstoodValue implements UnderstoodShape {
  @Text({ description: 'The key of the field.' })
  field!: string;

  @Text({ description: 'What people call it.' })
  label!: string;

  @AnyValue({ description: 'The value: a number, a key, true or false.' })
  value!: Value;

  @Choice(['values', 'text', 'assumed'], { description: 'Where it comes from.' })
  source!: UnderstoodShape['source'];

  @Text({ description: 'The words of the text; null where it is not from there.', nullable: true })
  quote!: string | null;
}

/** What to ask for, what to take, and how. */
export class HelperAdvice implements AdviceShape {
  @Choice(VERDICTS, {
    description:
      '`take_it`: the offer is at the fair figure or better; `walk_away`: what there is elsewhere is better than ' +
      'what talks can bring.',
  })
  verdict!: Verdict;

  @Amount({ description: 'What to ask for first.' })
  open_with!: number;

  @Amount({ description: 'The fair figure: where talks should end.' })
  aim_for!: number;

  @Amount({ description: 'The worst figure to accept: the offer that stands, or what there is elsewhere.' })
  accept_up_to!: number;

  @Text({ description: 'What the amounts are in.' })
  unit!: string;

  @ListOf({ type: 'string' }, { description: 'What the figures stand on, a sentence each.' })
  because!: string[];

  @ListOf({ type: 'string' }, { description: 'What to do, in order.' })
  steps!: string[];

  @Text({ description: 'Ready to send. It names no figure but the opening and the other side’s own.' })
  message!: string;
}

/** Where rents come from. */
export class RentSource implements SourceShape {
  @Text({ description: 'The series.' })
  name!: string;

  @Text({ description: 'On what terms it may be used, and how it was derived.' })
  note!: string;

  @Text({ description: 'The day of the rents.' })
  as_of!: string;

  @Text({ description: 'The day that they are compared with.' })
  compared_with!: string;

  @Text({ description: 'What a rent is in.' })
  unit!: string;
}

/** What the helper answers. */
export class HelperAskResult implements HelperAnswer {
  @Text({ description: 'The situation; null where neither key nor text says which.', nullable: true })
  situation_key!: string | null;

  @Text({ description: 'Its title.', nullable: true })
  title!: string | null;

  @ListOfNested(() => UnderstoodValue, { name: 'UnderstoodValue', description: 'What the advice stands on.' })
  understood!: UnderstoodValue[];

  @ListOfNested(() => HelperQuestion, {
    name: 'HelperQuestion',
    description: 'At most three; the answer to each would change the advice, the first the most.',
  })
  questions!: HelperQuestion[];

  @Nested(() => HelperAdvice, {
    name: 'HelperAdvice',
    description: 'The advice; null as long as something required is missing.',
    nullable: true,
  })
  advice!: HelperAdvice | null;

  @Nested(() => RentSource, {
    name: 'RentSource',
    description: 'Where rents come from; null where none was used.',
    nullable: true,
  })
  rent_source!: RentSource | null;

  @Text({ description: 'What the answer is not.' })
  disclaimer!: string;

  @Text({
    description:
      'A random token with which the outcome can be told, once; null with `no_telemetry`, and without advice.',
    nullable: true,
  })
  receipt!: string | null;
}

/** A situation as it is listed. */
export class ListedSituation implements SituationShape {
  @Text({ description: 'What `situation_key` takes.' })
  key!: string;

  @Text({ description: 'What people call it.' })
  title!: string;

  @Choice(['pay', 'earn'], { description: 'Whether you pay the figure, or get it.' })
  side!: 'pay' | 'earn';

  @Text({ description: 'What amounts are in.' })
  unit!: string;

  @ListOfNested(() => HelperQuestion, {
    name: 'HelperQuestion',
    description: 'Everything that the advice can depend on.',
  })
  fields!: HelperQuestion[];
}

/** All situations. */
export class SituationsResult {
  @ListOfNested(() => ListedSituation, { name: 'ListedSituation', description: 'The situations.' })
  situations!: ListedSituation[];
}
