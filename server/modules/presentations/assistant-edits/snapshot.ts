import { z } from 'zod';
import { mergeSections } from '#contract/merge-sections.ts';
import { listingReferenceSchema } from '#contract/listing-reference.ts';
import { sectionConfigSchema } from '#contract/presentation-sections.ts';
import type { PresentationChange } from '../change-presentation.ts';
import type { PresentationRow, PropertyRow } from '../presentations.queries.ts';

/** What of a presentation an edit of the assistant can change, and taking it back restores. */
export const snapshotSchema = z.object({
  title: z.string(),
  clientDisplayName: z.string().nullable(),
  range: z.object({ min: z.number().nullable(), max: z.number().nullable(), choices: z.unknown() }),
  sections: z.array(sectionConfigSchema),
  /** Those of an MLS, in their order; homes typed in by hand are the agent's alone. */
  comparables: z.array(listingReferenceSchema),
});
export type Snapshot = z.output<typeof snapshotSchema>;

export function snapshotOf(presentation: PresentationRow, homes: readonly PropertyRow[]): Snapshot {
  const { title, client_display_name, price_min, price_max, valuation_choices, sections } = presentation;
  return {
    title,
    clientDisplayName: client_display_name,
    range: { min: price_min, max: price_max, choices: valuation_choices },
    sections: z.array(sectionConfigSchema).catch([]).parse(sections),
    comparables: homes.flatMap(({ is_subject, mls_id, mls_source }) =>
      is_subject || mls_id === null || mls_source === null ? [] : { mlsId: mls_id, mlsSource: mls_source },
    ),
  };
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The row as it was before the edit; what was changed again since then stays as it is now. */
export function takenBack(before: Snapshot, after: Snapshot, now: Snapshot): PresentationChange | null {
  const reverted: PresentationChange = {
    ...(isSame(now.title, after.title) ? { title: before.title } : {}),
    ...(isSame(now.clientDisplayName, after.clientDisplayName) ? { client_display_name: before.clientDisplayName } : {}),
    ...(isSame(now.range, after.range)
      ? {
          price_min: before.range.min,
          price_max: before.range.max,
          valuation_choices: JSON.stringify(before.range.choices),
        }
      : {}),
    sections: JSON.stringify(mergeSections(after.sections, before.sections, now.sections)),
  };
  return reverted;
}
