import { describe, expect, it } from '@jest/globals';
import { compilePolicy } from '../index.js';

interface Subject {
  words: string[];
}

function subjects(said: string): Record<'never' | 'handoff' | 'facts', string[]> {
  const policy = compilePolicy(`List price $100, lowest $80. ${said}`, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' })
    .policy as Partial<Record<'never' | 'handoff' | 'facts', Subject[]>>;
  const all = (found: Subject[] | undefined): string[] => (found ?? []).map(({ words }) => words.join(' '));
  return { never: all(policy.never), handoff: all(policy.handoff), facts: all(policy.facts) };
}

describe('what a sentence without a figure says of a subject', () => {
  it.each([
    ['I don’t sell queens, people ask every spring.', 'queens'],
    ['Nothing goes to Tasmania, quarantine won’t have it.', 'tasmania'],
    ['Planting is not our work.', 'planting'],
    ['Glass bottles? We don’t have them.', 'glass'],
    ['Body retouching - I refuse, full stop.', 'retouching'],
    ['Prints are not in the session fee.', 'prints'],
    ['We never send to Australia.', 'australia'],
    ['Not on the table, ever: on-premise hosting, custom work.', 'hosting'],
  ])('refuses: %s', (said, word) => {
    expect(subjects(said).never.join(' ')).toContain(word);
    expect(subjects(said).handoff).toEqual([]);
  });

  it.each([
    ['Anything on data residency, Priya wants to answer personally.', 'residency'],
    ['GST -> Shalini handles these herself, dont reply.', 'gst'],
    ['If you want private label, that’s a conversation with me.', 'label'],
    ['Tolerances: please discuss tolerances always with Mr. Kessler directly.', 'tolerances'],
    ['Leave these to Fiona, 01392 555 0184 ext. 3: allergies, cancellations.', 'allergies'],
    ['Complaints: only with Joost.', 'complaints'],
  ])('leaves to a person: %s', (said, word) => {
    expect(subjects(said).handoff.join(' ')).toContain(word);
    expect(subjects(said).never).toEqual([]);
  });

  it('reads each part of a sentence that refuses one thing and passes on another', () => {
    const { never, handoff } = subjects(
      'Crockery is not included, and anything to do with allergies please talk to Bernie.',
    );
    expect([never, handoff]).toEqual([['crockery'], [expect.stringContaining('allergies')]]);
  });

  it('refuses nothing that a part of its own grants', () => {
    expect(subjects('Bill and box available, cash on delivery not possible.').never.join(' ')).not.toContain('box');
  });

  it('goes on as before with the same for another subject', () => {
    expect(subjects('Repairs: ask Ben. Same goes for complaints.').handoff).toHaveLength(2);
    expect(subjects('Generators, no, they’re not ours to give. Portaloos, same story.').never).toHaveLength(2);
  });

  it('gives what stands under a heading its role until the list ends', () => {
    const { never, facts } = subjects('\nWe say no to\n  pets\n  cooking\nThe table is solid oak.\n');
    expect(never).toEqual(['pets pet', 'cooking']);
    expect(facts.join(' ')).toContain('oak');
  });

  it('tells what everybody has for nothing', () => {
    expect(subjects('There is free parking for 90 cars on site.').facts.join(' ')).toContain('parking');
  });
});
