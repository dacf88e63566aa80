import { describe, expect, it } from 'vitest';
import { readSearchFigure } from './search-figure-question.ts';

describe('a figure that is asked of the homes of a search', () => {
  it.each([
    ["what's the median price of those", 'price'],
    ['med', 'price'],
    ['avg price', 'price'],
    ['average sale price?', 'price'],
    ['avg price per sf', 'pricePerSqFt'],
    ['avg $/sf', 'pricePerSqFt'],
    ['ppsf', 'pricePerSqFt'],
    ['avg price per sqft of those', 'pricePerSqFt'],
    ['avg dom', 'daysOnMarket'],
    ['dom?', 'daysOnMarket'],
    ['days on market', 'daysOnMarket'],
    ['s/l ratio', 'saleToList'],
    ['sale to list', 'saleToList'],
    ['list to sale ratio', 'saleToList'],
    ['sp/lp', 'saleToList'],
    ['promedio de esas', 'price'],
    ['cual fue el precio promedio', 'price'],
  ])('is read: %s', (text, fact) => {
    expect(readSearchFigure(text)).toMatchObject({ fact });
  });

  it.each([
    'median price in Oakland',
    '94114 median price last 6 months',
    'avg price of the 3 beds',
    'median price there',
    'dom under 30',
    'average rent',
    'avg hoa of these',
    'the price of the first one',
    'what is it',
    'sold',
  ])('is none: %s', (text) => {
    expect(readSearchFigure(text)).toBeNull();
  });
});
