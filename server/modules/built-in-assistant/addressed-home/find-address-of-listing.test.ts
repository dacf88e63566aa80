import { describe, expect, it } from 'vitest';
import type { PlaceCandidate } from '../question-parser/parsed-question.ts';
import { findAddressesOfListings, unitAfter } from './find-address-of-listing.ts';

const home = (name: string, city: string): PlaceCandidate => ({
  ...{ nameType: 'street-and-number', name, listingCount: 1, phrase: name.toLowerCase(), exact: true },
  context: { city, stateAbbreviated: 'CA' },
});
const homes = [home('3161 Dellwynd Place', 'San Francisco'), home('2835 Galeworth Street', 'Oakland')];
const street: PlaceCandidate = { ...home('Dellwynd Place', 'San Francisco'), nameType: 'street', exact: false };

async function found(text: string): Promise<string[]> {
  const asked: string[] = [];
  const addresses = await findAddressesOfListings(text, (phrases) => {
    asked.push(...phrases);
    const known = homes.filter(({ phrase }) => phrases.includes(phrase));
    const like = phrases.filter((phrase) => ['delwynd', 'dellwnd'].includes(phrase)).map((phrase) => ({ ...street, phrase }));
    return Promise.resolve([...known, ...like]);
  });
  return addresses.map(({ area: { name } }) => name);
}

describe('an address of a listing', () => {
  it.each([
    'payment on 3161 dellwynd w 15% down',
    'payment on 3161 Dellwynd Place, 15% down',
    '3161 dellwynd pl taxes?',
    'taxes on 3161 dellwynd st',
    'pago de 3161 dellwynd con 20% de enganche',
    'payment on 3161 delwynd',
    'whats up w 3161 Dellwnd Pl',
    '3161 DELLWYND',
  ])('is found as it is typed: %s', async (text) => {
    expect(await found(text)).toEqual(['3161 Dellwynd Place']);
  });

  it('is found twice where two stand there', async () => {
    expect(await found('3161 dellwynd or 2835 galeworth st')).toEqual(['3161 Dellwynd Place', '2835 Galeworth Street']);
  });

  it.each([
    '2 bed condo oakland under 900',
    'payment on 900 with 20 down',
    'offer is 1.52 for 3,161 dellwynd',
    '90 days in noe valley',
    'mls 3161 dellwynd',
    '1500 sqft on dellwynd',
    'sold in 2025 dellwynd heights',
  ])('is none: %s', async (text) => {
    expect(await found(text)).toEqual([]);
  });

  it('has its unit behind it', () => {
    expect(unitAfter('12 alder st apt 4b hoa', '12 alder st'.length)).toEqual({ name: ' #4B', length: ' apt 4b'.length });
    expect(unitAfter('12 alder st united', '12 alder st'.length)).toBeNull();
  });
});
