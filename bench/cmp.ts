import { compilePolicy } from '@svc/policy-compiler';
export const compile = (d: string): string => {
  try { const c = compilePolicy(d, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' }); return JSON.stringify({ p: c.policy, q: c.questions, i: c.issues, r: c.readback }); } catch (e) { return String(e); }
};
