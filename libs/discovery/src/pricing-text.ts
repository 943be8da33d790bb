import type { CostClass, OperationRecord } from '@svc/contracts';
import type { DiscoveryOptions } from './discovery-options.js';
import { workOperations } from './listed-operations.js';
import { accessAndCost, grouped } from './words.js';

const CLASSES: readonly { cost: CostClass; title: string; says: (options: DiscoveryOptions) => string }[] = [
  {
    cost: 'free',
    title: 'Free',
    says: ({ rates }) =>
      `No charge. ${grouped(rates.keylessPerMinute)} calls a minute and address without a key, ` +
      `${grouped(rates.keyedPerMinute)} a minute with a key that is sent as a header; a key in the body ` +
      `stays on the lower rate.`,
  },
  {
    cost: 'model',
    title: 'Model budget',
    says: ({ rates }) =>
      `No charge a call; each key has ${grouped(rates.modelCallsPerKeyPerDay)} model calls a UTC day. When ` +
      `they are used up the answer is 429 with the seconds until they are renewed.`,
  },
  {
    cost: 'wallet',
    title: 'Paid',
    says: () =>
      'Charged to the key’s wallet. The charge and the delivery are one transaction: neither comes without the ' +
      'other, and an answer that was not charged says so. A new `gt_` key has 50 cents of credit. Saving memory ' +
      'costs 1 millicent (a thousandth of a cent) a started kilobyte and day, at least 10; a session of advice ' +
      'costs $2 for 10 moves. The only fee is on top-ups, 5 % and 30 cents: $10 for $10.80, $50 for $52.80, $200 ' +
      'for $210.30. Credit is prepaid and not refunded.',
  },
];

const POSTURE: readonly string[] = [
  'The service keeps no conversations: what a negotiation needs travels in a sealed `state` that the caller keeps.',
  'Where a language model is configured, buyer messages are passed to its provider to be read and to have ' +
    'the reply worded, and for nothing else. Without one, the built-in reader and writer do the whole job.',
  'No offer leaves before code has checked it against the policy, and nothing that is out of stock is ' +
    'offered or signed.',
  'Access keys are stored as keyed hashes only.',
  'Parcels are bytes that their owner has encrypted, and are removed when their time is over.',
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
    'Documents and health checks outside `/v1/` are free and not counted.',
    '',
    '## How we treat what you send',
    '',
    ...POSTURE.map((line) => `- ${line}`),
    '',
  ].join('\n');
}
