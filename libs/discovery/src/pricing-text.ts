import type { CostClass, OperationRecord } from '@svc/contracts';
import type { DiscoveryOptions } from './discovery-options.js';
import { workOperations } from './listed-operations.js';
import { accessAndCost, grouped } from './words.js';

const CLASSES: readonly { cost: CostClass; title: string; says: (options: DiscoveryOptions) => string }[] = [
  {
    cost: 'free',
    title: 'Free',
    says: ({ rates }) =>
      `No charge. ${grouped(rates.keylessPerMinute)} calls a minute per address without a key, ` +
      `${grouped(rates.keyedPerMinute)} a minute with a key sent as a header; a key in the body does not raise ` +
      'the rate.',
  },
  {
    cost: 'model',
    title: 'Model budget',
    says: ({ rates }) =>
      `No charge per call; each key has ${grouped(rates.modelCallsPerKeyPerDay)} model calls per UTC day. After ` +
      'that the answer is 429 with the seconds until the next day.',
  },
  {
    cost: 'wallet',
    title: 'Paid',
    says: () =>
      'Charged to the key’s wallet. Charge and delivery are one transaction: neither happens without the other, ' +
      'and an answer that was not charged says so. A new `gt_` key has 50 cents of credit. Saving memory costs ' +
      '1 millicent (a thousandth of a cent) per started kilobyte and day, at least 10; an advice session costs ' +
      '$2 for 10 moves. The only fee is on top-ups, 5 % plus 30 cents: $10 for $10.80, $50 for $52.80, $200 for ' +
      '$210.30. Credit is prepaid and not refunded.',
  },
];

const POSTURE: readonly string[] = [
  'The service stores no conversations: what a negotiation needs is in a sealed `state` that the caller keeps.',
  'If a language model is configured, its provider gets buyer messages to read them and to word the reply, and ' +
    'for nothing else. Without one, the built-in reader and writer do all the work.',
  'Code checks every offer against the policy before it is sent, and nothing that is out of stock is offered or ' +
    'signed.',
  'Access keys are stored as keyed hashes only.',
  'Parcels are bytes that their owner has encrypted. They are removed when they expire.',
];

/** The text at `/PRICING.md`: what each operation costs, the rates, and how the service treats what it is sent. */
export function pricingText(records: readonly OperationRecord[], options: DiscoveryOptions): string {
  const work = workOperations(records);
  const sections = CLASSES.map((costClass) => ({
    ...costClass,
    records: work.filter(({ cost }) => cost === costClass.cost),
  })).filter((section) => section.records.length > 0);
  return [
    '# Prices',
    '',
    ...sections.flatMap(({ title, says, records: listed }) => [
      `## ${title}`,
      '',
      says(options),
      '',
      ...listed.map((record) => `- \`${record.method} ${record.path}\`: ${record.summary} (${accessAndCost(record)})`),
      '',
    ]),
    'Documents and health checks outside `/v1/` are free and have no rate limit.',
    '',
    '## How we treat what you send',
    '',
    ...POSTURE.map((line) => `- ${line}`),
    '',
  ].join('\n');
}
