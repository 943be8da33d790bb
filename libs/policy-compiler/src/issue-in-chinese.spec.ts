import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { compilePolicy } from './index.js';
import type { DevelopmentVector } from '../vectors/match-expectation.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const vectorsOf = (name: string): DevelopmentVector[] => (JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8')) as { vectors: DevelopmentVector[] }).vectors;

describe('the issues of a Chinese description', () => {
  const issues = ['development', 'described-offers-a', 'described-offers-b', 'described-offers-d'].flatMap(vectorsOf)
    .filter(({ language }) => language === 'zh').flatMap(({ description }) => compilePolicy(description, { salt: SALT, language: 'zh' }).issues);

  it('are in Chinese, message and suggestion', () => {
    const english = issues.flatMap(({ message, suggestion }) => [message, suggestion]).filter((text) => !/[一-鿿]/.test(text) || /\b(?:the|is|are|not|and|of)\b/i.test(text.replace(/“[^”]*”/g, '')));
    expect(issues.length).toBeGreaterThan(100);
    expect([...new Set(english)]).toEqual([]);
  });

  it('name both numbers of a lowest price above the list price', () => {
    const found = compilePolicy('标价100元，最低120元。', { salt: SALT }).issues.find(({ code }) => code === 'floor_above_list');
    expect(found).toMatchObject({ message: '最低价120高于标价100。', path: '/floor_price' });
  });

  it('stay in English for an English policy', () => {
    expect(compilePolicy('Price 100 dollars, lowest 120.', { salt: SALT }).issues.map(({ message }) => message).join(' ')).not.toMatch(/[一-鿿]/);
  });
});
