import { describe, expect, it } from 'vitest';
import { checkQuestion, checkReply } from './index.ts';

describe('whom a letter goes to by what they own', () => {
  it.each([
    'letter to homeowners in piedmont ave area asking if they thinking of selling, i have a buyer who wants a 3 bed',
    'write a letter to owners in rockridge, i have buyers looking for a 3 bedroom there under 1.5m',
    'postcard to residents of temescal asking if they want to sell',
    'carta a los propietarios de temescal preguntando si quieren vender',
  ])('is no description of people: %s', (question) => {
    expect(checkQuestion(question).decline).toBeNull();
  });

  it.each(['Dear homeowner,', 'Dear neighbor,', 'Hello neighbors,', 'Estimado propietario:', 'Dear homeowners,'])(
    'may be greeted: %s',
    (greeting) => {
      expect(checkReply(`**Subject: Homes around Montclair**\n\n${greeting}\n\nI work with sellers.`)).toEqual([]);
    },
  );

  it.each([
    'letter to owners in jewish neighborhoods asking if they want to sell',
    'letter to homeowners who are elderly widows, i want no families with kids',
  ])('breaks the law with words beside it that a rule knows: %s', (question) => {
    expect(checkQuestion(question).decline).not.toBeNull();
  });
});
