/** A key of ours: its prefix and at least 16 characters, one of them no lower-case letter, which no tool name has. */
const ACCESS_KEY = /(?:svc|gt)_(?=[\w-]{0,128}[A-Z0-9])[\w-]{16,256}/g;
const VENDOR_KEY = /\b(?:sk|rk|pk|whsec)[-_][\w-]{12,256}/g;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;

/**
 * A log line without what must not stand in one: access keys, vendors' keys and e-mail addresses, wherever they turn
 * up, also within messages and stacks. The last guard behind redaction by name.
 */
export function scrub(line: string): string {
  let clean = line;
  if (clean.includes('svc_') || clean.includes('gt_')) clean = clean.replace(ACCESS_KEY, '[key]');
  if (clean.includes('@')) clean = clean.replace(EMAIL, '[email]');
  return VENDOR_KEY.test(clean) ? clean.replace(VENDOR_KEY, '[key]') : clean;
}
