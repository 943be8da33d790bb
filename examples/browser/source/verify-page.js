/* global document, location, URLSearchParams */
import { verifyReceipt, verifyReceiptPublicly } from '@svc/receipts';

const byId = (id) => document.getElementById(id);

/** The JSON of a field; null where it is empty. A fault names the field. */
function jsonOf(id) {
  const text = byId(id).value.trim();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`The field “${id}” holds no JSON.`);
  }
}

/** The names of the fields without which nothing can be checked. */
const NEEDED = { receipt: 'the receipt', keys: 'the keys of the seller' };

/**
 * What a receipt that holds says was agreed: pairs of a name and its value. `named` is what the policy calls the goods,
 * for a receipt of the first form, which does not say it.
 */
function agreedIn(receipt, named) {
  const { price, quantity, unit, period, periods, charges, currency, labels, issued_at: issuedAt, id } = receipt;
  const { goods = named, total_per_period: perPeriod, total } = receipt;
  const per = (kind) => (kind === undefined ? '' : ` a ${kind}`.replace('a hour', 'an hour'));
  const money = (amount) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 6 }).format(amount);
  return [
    ...(goods === undefined ? [] : [['Goods', goods]]),
    ['Quantity', [quantity, unit].filter(Boolean).join(' × ')],
    ['Price each', money(price) + per(period)],
    ...(period === undefined ? [] : [['Time', periods === null ? 'until cancelled' : `${periods} × ${period}`]]),
    ...charges.map(({ label, amount, per: kind }) => [label, money(amount) + per(kind)]),
    ...(perPeriod === undefined ? [] : [['Each period', money(perPeriod) + per(period)]]),
    ...(total === undefined ? [] : [['Total', money(total)]]),
    ...Object.values(labels).map((label, index) => [index === 0 ? 'Terms' : '', label]),
    ['Signed', new Date(issuedAt).toLocaleString('en', { dateStyle: 'long', timeStyle: 'long' })],
    ['Receipt', id],
  ];
}

function show(verdict, checks, agreed = []) {
  byId('verdict').textContent = verdict;
  byId('agreed').replaceChildren(
    ...agreed.flatMap((pair) =>
      pair.map((text, index) => {
        const part = document.createElement(index === 0 ? 'dt' : 'dd');
        part.textContent = text;
        return part;
      }),
    ),
  );
  byId('checks').replaceChildren(
    ...checks.map(({ id, ok, message }) => {
      const line = document.createElement('li');
      if (!ok) line.className = 'failed';
      line.textContent = `${ok ? '✓' : '✗'} ${id}: ${message}`;
      return line;
    }),
  );
}

async function verify() {
  const missing = Object.keys(NEEDED).filter((id) => byId(id).value.trim() === '');
  if (missing.length > 0) throw new Error(`Paste ${missing.map((id) => NEEDED[id]).join(' and ')} first.`);
  const [receipt, profile, policy] = ['receipt', 'keys', 'policy'].map(jsonOf);
  const keys = Array.isArray(profile) ? profile : (profile?.keys ?? []);
  const { valid, checks } =
    policy === null
      ? await verifyReceiptPublicly(receipt, keys)
      : await verifyReceipt({ receipt, policy, flags: null }, keys);
  if (valid) show('The receipt is valid.', checks, agreedIn(receipt, policy?.name));
  else show('The receipt is not valid.', checks);
}

byId('form').addEventListener('submit', (event) => {
  event.preventDefault();
  verify().catch((fault) => show(fault.message, []));
});

/** A verdict is about the texts as they were: it goes when one of them changes. */
byId('form').addEventListener('input', () => show('', []));

/** A link may bring the texts in its fragment, which is never sent: `#receipt=…&keys=…`. */
const given = new URLSearchParams(location.hash.slice(1));
for (const id of ['receipt', 'keys', 'policy']) if (given.has(id)) byId(id).value = given.get(id);
