import { describe, expect, it } from 'vitest';
import { averageAsked } from './average-question.ts';
import { asksMonthAlone, asksSeason, asksWeekday, goesOnAboutMonth, monthsNamed } from './season-question.ts';

describe('a question about seasons', () => {
  it.each([
    'whats the best month to sell in oakland based on past yrs',
    'what month is best to list',
    'is now a good time to list or wait til spring',
    'should we list now or wait until January',
    'cuál es el mejor mes para vender en Oakland',
    'is it better to list now or january',
    'should they sell in the spring or now',
    'es mejor vender ahora o en enero',
  ])('is heard in %s', (text) => {
    expect(asksSeason(text)).toBe(true);
  });

  it.each(['is now a good time to sell?', 'how many sold last month', 'best school in Oakland', 'homes listed this month'])(
    'is not heard in %s',
    (text) => {
      expect(asksSeason(text)).toBe(false);
    },
  );
});

describe('a question about days of the week', () => {
  it.each([
    'best day to list a home in san francisco',
    'what day of the week should we list on',
    'is it better to list on a thursday or friday',
    '¿cuál es el mejor día para publicar?',
  ])('is heard in %s', (text) => {
    expect(asksWeekday(text)).toBe(true);
  });

  it.each(['days on market in oakland', 'what day was it listed', 'best month to list', 'open houses on saturday or sunday'])(
    'is not heard in %s',
    (text) => {
      expect(asksWeekday(text)).toBe(false);
    },
  );
});

describe('a month upon the months', () => {
  it.each([
    ['so should i tell them april', [3]],
    ['what about january or march', [0, 2]],
    ['is may ok', [4]],
    ['y en abril', [3]],
  ])('is gone on about in %s', (text, months) => {
    expect(goesOnAboutMonth(text)).toBe(true);
    expect(monthsNamed(text)).toEqual(months);
  });

  it.each(['we may list it', 'how many sold in april', 'median price in june', 'they may want to wait'])(
    'is none in %s',
    (text) => {
      expect(goesOnAboutMonth(text)).toBe(false);
    },
  );
});

describe('the best month by itself', () => {
  it.each(['best month?', 'and the worst month', "what's the best month then", '¿mejor mes?'])('is heard in %s', (text) => {
    expect(asksMonthAlone(text)).toBe(true);
  });

  it.each(['best month in the chart', 'which month had the most sales', 'best one'])('is not heard in %s', (text) => {
    expect(asksMonthAlone(text)).toBe(false);
  });
});

describe('an average that is asked for', () => {
  it.each([
    ['avg price of the 3 beds', { fact: 'price', homes: '3 beds' }],
    ["what's the average price per sq ft of the condos", { fact: 'pricePerSqFt', homes: 'condos' }],
    ['average days on market for homes over 2000 sqft', { fact: 'daysOnMarket', homes: 'homes over 2000 sqft' }],
  ])('tells its fact and its homes: %s', (text, asked) => {
    expect(averageAsked(text)).toEqual(asked);
  });

  it('is no median', () => {
    expect(averageAsked('median price of the 3 beds')).toBeNull();
  });
});
