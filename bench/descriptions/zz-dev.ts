import { compilePolicy } from '@svc/policy-compiler';
import { expectationFaults } from '../../libs/policy-compiler/vectors/match-expectation.js';
import { readFileSync } from 'node:fs';
export function dev(known: Set<string>) {
  const out: string[] = []; const counts: Record<string, number> = {};
  for (const set of ['a','b','c','d','f','g','h','i','k','l','held-out-e','held-out-j']) {
    for (const line of readFileSync(`/work/h/reader/libs/policy-compiler/vectors/${set}.jsonl`,'utf8').trim().split('\n')) {
      const row = JSON.parse(line);
      const faults = expectationFaults(compilePolicy(row.description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' }), row.expect);
      const k = `${set}/${row.language}`;
      counts[k] = (counts[k] ?? 0) + (faults.length === 0 ? 1 : 0);
      if (faults.length > 0) { out.push(row.id); if (!known.has(row.id) && !set.startsWith('held')) console.log('NEW', row.id, row.description.replace(/\n/g,' / '), '\n     ', faults.join(' ;; ')); }
    }
  }
  console.log(JSON.stringify(counts)); console.log('held', counts['held-out-e/en']!+counts['held-out-e/zh']!, counts['held-out-j/en']!+counts['held-out-j/zh']!);
  return out;
}
