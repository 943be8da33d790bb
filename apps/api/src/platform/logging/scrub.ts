/** A key of ours: its prefix and at least 16 characters, one of them no lower-case letter, which no tool name has. */
const ACCESS_KEY = /(?:svc|gt)_(?=[\w-]{0,128}[A-Z0-9])[\w-]{16,256}/g;
const VENDOR_KEY = /\b(?:sk|rk|pk|whsec)[-_][\w-]{12,256}/g;
const BEARER = /\b(Bearer|Basic|Payment)\s+[\w.~+/=-]{12,4096}/g;
const JWT = /\beyJ[\w-]{8,4096}\.[\w-]{8,8192}\.[\w-]{0,1024}/g;
const TICKET = /\b(?:tkt|spt)_[\w-]{16,128}/g;
const URL_PASSWORD = /(:\/\/[^\s:/@"]{0,64}:)[^\s@/"]{1,256}@/g;
const PEM = /-----BEGIN [A-Z ]{0,32}PRIVATE KEY-----[^-]{0,8192}/g;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;

/**
 * A log line without what must not stand in one: access keys, vendors' keys, tokens, tickets, passwords of
 * addresses and e-mail addresses, wherever they turn up, also within messages and stacks. The last guard behind
 * redaction by what names mean.
 */
export function scrub(line: string): string {
  let clean = line;
  if (clean.includes('svc_') || clean.includes('gt_')) clean = clean.replace(ACCESS_KEY, '[key]');
  if (clean.includes('://')) clean = clean.replace(URL_PASSWORD, '$1[password]@');
  if (clean.includes('PRIVATE KEY')) clean = clean.replace(PEM, '[key]');
  if (clean.includes('eyJ')) clean = clean.replace(JWT, '[token]');
  if (clean.includes('tkt_') || clean.includes('spt_')) clean = clean.replace(TICKET, '[ticket]');
  clean = clean.replace(BEARER, '$1 [key]');
  if (clean.includes('@')) clean = clean.replace(EMAIL, '[email]');
  return VENDOR_KEY.test(clean) ? clean.replace(VENDOR_KEY, '[key]') : clean;
}
