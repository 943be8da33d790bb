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

function show(verdict, checks) {
  byId('verdict').textContent = verdict;
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
  show(valid ? 'The receipt holds.' : 'The receipt does not hold.', checks);
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
