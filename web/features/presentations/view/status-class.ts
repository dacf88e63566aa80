import type { PresentationProperty } from '#contract/presentation-property.ts';
import { markerOf, type PlacedHome } from './placed-homes.ts';

const classes: Record<PlacedHome['marker'], string> = {
  other: 'pv-is-other',
  subject: 'pv-is-subject',
  'comparable-sold': 'pv-is-sold',
  'comparable-pending': 'pv-is-pending',
  'comparable-active': 'pv-is-active',
};

/** The colour of a home's status, by class. */
export const statusClass = (home: PresentationProperty): string => classes[markerOf(home)];
