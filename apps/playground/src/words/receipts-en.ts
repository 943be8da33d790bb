/** The words of receipts in English. */
export const receipt = {
  titles: { agreed: 'Receipt', unchecked: 'Contents of the receipt', refuted: 'Claimed, not proven' },
  hints: { unchecked: 'Not checked yet.', refuted: 'The check failed: there is no proof that this was agreed.' },
  item: 'Item',
  price: 'Price each',
  list: 'List price each',
  quantity: 'Quantity',
  total: 'Total',
  /** What a price is paid for, and for how long a deal is. */
  perPeriod: {
    hour: 'Per hour',
    day: 'Per day',
    night: 'Per night',
    week: 'Per week',
    month: 'Per month',
    year: 'Per year',
  },
  time: 'Time',
  times: {
    hour: '{count} hours',
    day: '{count} days',
    night: '{count} nights',
    week: '{count} weeks',
    month: '{count} months',
    year: '{count} years',
  },
  once: { hour: '1 hour', day: '1 day', night: '1 night', week: '1 week', month: '1 month', year: '1 year' },
  open: 'Until cancelled',
  issued: 'Signed',
  save: 'Download the receipt',
};

/** The words of the page that checks them. */
export const verify = {
  title: 'Check a receipt',
  lead: 'The check runs in this page. Nothing is sent anywhere; the keys come from the service, or from you.',
  receipt: 'Receipt',
  policy: 'Policy (optional: if you add it, every rule is checked as well)',
  keys: 'The seller’s keys',
  keysHint: 'As published at /.well-known/ucp',
  fetchKeys: 'Use the keys of this service',
  check: 'Check',
  holds: 'The receipt is valid.',
  fails: 'The receipt is not valid.',
  notJson: '{text} is not JSON, so nothing was checked.',
  notJsonHint: 'Paste the whole text of the file, or open the file itself.',
  texts: { receipt: 'The text in “Receipt”', policy: 'The policy', keys: 'The text in the field for keys' },
  drop: 'Drop a file here, or paste its text.',
  link: 'Link to this receipt',
  file: 'Download this check as one file',
  fileHint: 'The file works from disk, without a network.',
  passed: 'holds: ',
  failed: 'fails: ',
  /** What each check asks, by its id; where it is missing, the check's own English message says it. */
  held: '{count} checks passed',
  checks: {} as Readonly<Record<string, string>>,
};
