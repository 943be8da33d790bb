import { broken, type BrokenRule } from '../between.js';

/** A pack and an amount, or neither. */
export function* oneAmount(body: { pack?: unknown; amount_cents?: unknown }): Generator<BrokenRule> {
  if (((body.pack ?? null) === null) === ((body.amount_cents ?? null) === null))
    yield broken('amount_form', ['amount_cents'], 'Name either a pack or amount_cents');
}

/** A page that is no page of the web: it is put into one. */
export function* pageOfWeb(page: string | null | undefined, member: string): Generator<BrokenRule> {
  if (page === null || page === undefined) return;
  const url = URL.canParse(page) ? new URL(page) : null;
  if (url === null || !['https:', 'http:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    yield broken('url_scheme', [member], 'Input should be an http or https address without a user name');
}
