import { z } from 'zod';
import { propertyTypeLabels } from '#contract/listing-vocabulary.ts';
import type { SectionType } from '#contract/presentation-sections.ts';
import type { PropertyFacts } from '../properties/property-facts.ts';

const LAND = propertyTypeLabels['lots-and-land'].toLowerCase();
const withFacts: readonly string[] = ['key-features', 'side-by-side-comparision'] satisfies SectionType[];
const storedSections = z.array(z.looseObject({ type: z.string() }));

export function isLand({ propertyType }: PropertyFacts): boolean {
  return propertyType?.toLowerCase() === LAND;
}

/** Stored sections with the size of the lot, by which land is compared and which other homes leave out at first. */
export function withLotSize(sections: unknown): string {
  return JSON.stringify(
    storedSections
      .parse(sections)
      .map((section) => (withFacts.includes(section.type) ? { ...section, showLotSize: true } : section)),
  );
}
