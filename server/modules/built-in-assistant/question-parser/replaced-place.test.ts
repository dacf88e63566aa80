import { describe, expect, it } from 'vitest';
import { readReplaced, withReplaced } from './replaced-place.ts';

const place = (name: string) => ({ type: 'named-area', nameType: 'neighborhood', name }) as const;
const sunset = place('Outer Sunset');
const richmond = place('Central Richmond');
const noe = place('Noe Valley');

describe('a place that gives way to another', () => {
  it.each([
    'now noe valley instead of richmond',
    'instead of the richmond do noe valley',
    'swap central richmond for noe valley',
    'noe valley en vez de richmond',
  ])('is known by a part of its name: %s', (text) => {
    const read = readReplaced(text, [sunset, richmond]);
    expect(read?.rest).not.toMatch(/richmond/);
    expect(read && withReplaced([sunset, richmond], read, [noe])).toEqual([sunset, noe]);
  });

  it('is one that stands', () => {
    expect(readReplaced('noe valley instead of rockridge', [sunset, richmond])).toBeNull();
    expect(readReplaced('and in noe valley?', [sunset, richmond])).toBeNull();
  });
});
