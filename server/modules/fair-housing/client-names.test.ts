import { describe, expect, it } from 'vitest';
import { checkQuestion, checkReply } from './checks.ts';
import { withoutClientNames } from './client-names.ts';

describe('surnames of clients', () => {
  it.each([
    'Make it for the Nguyen family',
    'rename it to Nguyen family',
    'save this for the Okafor family',
    'call the presentation “Haddad family”',
    'start a CMA for the Kowalski family',
    'send the list to the Gutierrez family',
  ])('are judged by nothing: %s', (text) => {
    expect(checkQuestion(text).decline).toBeNull();
  });

  it('stand in replies', () => {
    expect(checkReply('From now on it goes by “Nguyen family”.')).toEqual([]);
  });

  it.each([
    'no homes near the Jewish family next door',
    'only for the Christian families please',
    'a street without the Mexican families',
  ])('are no words for people of a kind: %s', (text) => {
    expect(withoutClientNames(text)).toBe(text);
  });

  it('keep the place of all other words', () => {
    const text = 'for the Nguyen family, no kids in the building';
    expect(withoutClientNames(text)).toBe('for the xxxxxx xxxxxx, no kids in the building');
    expect(checkQuestion(text).decline).not.toBeNull();
  });
});
