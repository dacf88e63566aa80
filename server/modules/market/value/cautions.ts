import { valuationLimits } from '#contract/valuation-request.ts';
import type { Confidence } from '../valuation/index.ts';
import type { Subject } from './resolve-subject.ts';

/** Where ranges made to hold 80 of 100 sales held fewer, when the method was tried (docs/valuation.md). */
const OLD_BEFORE = 1940;
const OLD_COVERAGE = 0.74;
const TWO_FAMILY_COVERAGE = 0.68;

/** Share of homes like this one that sold within their range, as measured. */
export function coverageOf({ home }: Pick<Subject, 'home'>): number {
  if (home.type === 'multi-unit') return TWO_FAMILY_COVERAGE;
  return isOld(home) ? OLD_COVERAGE : valuationLimits.coverage;
}

const isOld = ({ yearBuilt }: Subject['home']): boolean => yearBuilt !== null && yearBuilt < OLD_BEFORE;

interface CautionParts {
  subject: Subject;
  missing: readonly string[];
  /** Those that other records of the market leave out too, so that its sales tell what such homes go for. */
  missingElsewhere: readonly string[];
  geography: 'city' | 'county' | 'state';
  name: string;
  confidence: Confidence;
  withinMiles: number | null | undefined;
}

const isOrAre = (facts: readonly string[]): string => (facts.length === 1 ? 'is' : 'are');

/** Where values and their ranges were worse when the method was tried, and what this one lacks. */
export function cautionsFor({
  subject,
  missing,
  missingElsewhere,
  geography,
  name,
  confidence,
  withinMiles,
}: CautionParts): string[] {
  const { home } = subject;
  const usual = missing.filter((fact) => !missingElsewhere.includes(fact));
  const silent = missing.filter((fact) => missingElsewhere.includes(fact));
  return [
    ...(subject.middleOf === null
      ? []
      : [
          `${subject.isCorner ? 'No home is known at that corner' : 'Its address is unknown'}, so it is valued at the center of ${subject.middleOf}. Name an address near it for a closer value.`,
        ]),
    ...(usual.length > 0 ? [`Its ${usual.join(', ')} ${isOrAre(usual)} unknown and taken as usual for this market.`] : []),
    ...(silent.length > 0
      ? [`Its ${silent.join(', ')} ${isOrAre(silent)} unknown, and counted as in other homes whose records leave that out.`]
      : []),
    ...(home.latitude === null
      ? [
          `Its place on the map is unknown, so homes next door count no more than others${withinMiles ? ' and none is left out for being too far' : ''}.`,
        ]
      : []),
    ...(isOld(home) ? ['Homes built before 1940 differ more than records tell, so fewer of them sell within their range.'] : []),
    ...(home.type === 'multi-unit' ? ['Rents decide on the price of a two-family home, and they are not known here.'] : []),
    ...(geography === 'city' ? [] : [`Its city has too few sales: the market learned from is all of ${name}.`]),
    ...(confidence === 'low' ? ['Few sales are much like it, so the range is wide.'] : []),
  ];
}
