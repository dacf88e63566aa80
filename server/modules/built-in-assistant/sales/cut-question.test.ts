import { describe, expect, it } from 'vitest';
import { asksAboutCuts } from './cut-question.ts';

describe('a question about what price cuts do', () => {
  it.each([
    'what % of list did those get vs the ones w no cut',
    'do homes with price cuts sell for less than those without?',
    'how long do homes with a price reduction take compared to the others',
    'do price cuts hurt',
    'a cuánto se venden las casas con rebaja frente a las que no',
  ])('is heard in %s', (text) => {
    expect(asksAboutCuts(text)).toBe(true);
  });

  it.each([
    'how many price cuts in Noe Valley last month',
    'price cuts this quarter vs last year',
    'homes with a price cut in Oakland',
    'cut the price to 900k',
    'which of these had a price cut',
  ])('is not heard in %s', (text) => {
    expect(asksAboutCuts(text)).toBe(false);
  });
});
