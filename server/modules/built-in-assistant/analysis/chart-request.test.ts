import { describe, expect, it } from 'vitest';
import { readChartRequest } from './chart-request.ts';

const months = 24;

describe('a request for a picture', () => {
  it.each([
    ['chart the median price by month in Noe Valley', { kind: 'by-month', measure: 'medianPrice', months }, 'in Noe Valley'],
    [
      'Draw me a graph of prices over the last 5 years for condos in Oakland',
      { kind: 'by-month', measure: 'medianPrice', months: 60 },
      'for condos in Oakland',
    ],
    [
      'bar chart of median prices by month in Oakland',
      { kind: 'by-month', measure: 'medianPrice', months, isColumns: true },
      'in Oakland',
    ],
    ['price by month in 94114', { kind: 'by-month', measure: 'medianPrice', months }, 'in 94114'],
    ['plot the price per sq ft by month in Berkeley', { kind: 'by-month', measure: 'medianPricePerSqFt', months }, 'in Berkeley'],
    ['chart days on market in Miami', { kind: 'by-month', measure: 'medianDaysOnMarket', months }, 'in Miami'],
    ['$/sq ft by neighborhood in San Francisco', { kind: 'by-neighborhood', measure: 'pricePerSqFt' }, 'in San Francisco'],
    ['bar chart of price by neighborhood in Oakland', { kind: 'by-neighborhood', measure: 'price' }, 'in Oakland'],
    ['graph list price against sold price in Noe Valley', { kind: 'list-against-sold' }, 'in Noe Valley'],
    ['chart sold vs list prices for condos', { kind: 'list-against-sold' }, 'for condos'],
    ['chart the inventory in Oakland', { kind: 'inventory', months }, 'in Oakland'],
    ['show me the distribution of these', { kind: 'distribution', measure: 'price' }, ''],
    ['histogram of living area of condos in Oakland', { kind: 'distribution', measure: 'livingAreaSqFt' }, 'condos in Oakland'],
    ['chart these', { kind: 'distribution', measure: 'price' }, ''],
    ['scatter plot of price vs size in Raleigh', { kind: 'size-against-price' }, 'in Raleigh'],
    ['chart the number of sales per month in Durham', { kind: 'by-month', measure: 'sold', months }, 'in Durham'],
    ['chart prices in Durham since 2021', { kind: 'by-month', measure: 'medianPrice', fromYear: 2021 }, 'in Durham'],
    [
      'which month had the highest median price in Oakland this year',
      { kind: 'by-month', measure: 'medianPrice', isThisYear: true },
      'in Oakland',
    ],
    [
      'show the trend of days on market in Raleigh',
      { kind: 'by-month', measure: 'medianDaysOnMarket', months: 24 },
      'in Raleigh',
    ],
    [
      'price per sqft in Berkeley by year',
      { kind: 'by-month', measure: 'medianPricePerSqFt', months: 120, span: 'year' },
      'in Berkeley',
    ],
    ['median price by quarter in Durham', { kind: 'by-month', measure: 'medianPrice', months: 36, span: 'quarter' }, 'in Durham'],
    [
      'chart days on market by year in Raleigh',
      { kind: 'by-month', measure: 'medianDaysOnMarket', months: 120, span: 'year' },
      'in Raleigh',
    ],
    [
      'chart a rolling 12 month median price for 94110',
      { kind: 'by-month', measure: 'medianPrice', months, span: 'rolling-year' },
      'for 94110',
    ],
    [
      'graph 3-month rolling prices in Reno over the last 5 years',
      { kind: 'by-month', measure: 'medianPrice', months: 60, span: 'rolling-quarter' },
      'in Reno',
    ],
  ])('%s', (text, picture, homes) => {
    expect(readChartRequest(text)).toEqual({ picture, homes });
  });

  it.each([
    'condos in Noe Valley under 1.5M',
    'how is the market in Oakland?',
    'what is the median price in Oakland?',
    'homes on a plot of land over an acre',
    'draw up an offer for this home',
    'charter school district',
    'sold homes in the last 6 months',
    'write a description of this',
    'And what would it cost us each month, all of it, with 10% down?',
    'what do we pay per month at that price',
  ])('is not: %s', (text) => {
    expect(readChartRequest(text)).toBeNull();
  });
});
