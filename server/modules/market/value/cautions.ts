import type { Confidence } from '../valuation/index.ts';
import type { Subject } from './resolve-subject.ts';

const OLD_BEFORE = 1940;

interface CautionParts {
  subject: Subject;
  missing: readonly string[];
  geography: 'city' | 'county' | 'state';
  name: string;
  confidence: Confidence;
  withinMiles: number | null | undefined;
}

/** Where values and their ranges were worse when the method was tried, and what this one lacks. */
export function cautionsFor({ subject, missing, geography, name, confidence, withinMiles }: CautionParts): string[] {
  const { home } = subject;
  return [
    ...(subject.middleOf === null
      ? []
      : [
          `${subject.isCorner ? 'No home is known at that corner' : 'Its address is unknown'}, so it is valued at the center of ${subject.middleOf}. Name an address near it for a closer value.`,
        ]),
    ...(missing.length > 0
      ? [`Its ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} unknown and taken as usual for this market.`]
      : []),
    ...(home.latitude === null
      ? [
          `Its place on the map is unknown, so homes next door count no more than others${withinMiles ? ' and none is left out for being too far' : ''}.`,
        ]
      : []),
    ...(home.yearBuilt !== null && home.yearBuilt < OLD_BEFORE
      ? ['Homes built before 1940 differ more than records tell; their ranges have covered about 74% of sales, not 80%.']
      : []),
    ...(home.type === 'multi-unit' ? ['Rents decide on the price of a two-family home, and they are not known here.'] : []),
    ...(geography === 'city' ? [] : [`Its city has too few sales: the market learned from is all of ${name}.`]),
    ...(confidence === 'low' ? ['Few sales are much like it, so the range is wide.'] : []),
  ];
}
