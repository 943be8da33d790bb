import { readMessage } from '@svc/language';
const vocabulary = (language: 'en'|'zh') => ({ language, currency: language==='zh'?'CNY':'USD', most: 1, terms: [], never: [], handoff: [], facts: [] });
export function tryAll(lines: string[]) {
  for (const text of lines) {
    const language = /[\u4e00-\u9fff]/.test(text) ? 'zh' : 'en';
    const list = 900;
    const r = readMessage(text, vocabulary(language) as never, { listPrice: list, offers: [{ price: list, quantity: 1, terms: {} }], language } as never);
    const { acts, language: _l, ...facts } = r.facts as any;
    console.log(text, '→', r.intent, JSON.stringify(r.package), JSON.stringify(facts), (acts ?? []).map((a: any) => a.act).join());
  }
}
