import { hash } from 'node:crypto';
import { valuationChoicesSchema } from '../valuing/valuation-choices.ts';
import type { StoredPresentation } from '../cma-answer.ts';

/** JSON whose keys stand in one order, whatever wrote the rows. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, canonical(each)]));
}

/** Tells two contents of a presentation apart: what a client could see of the draft, and nothing of when it was stored. */
export function contentHashOf({ presentation, properties, photos }: StoredPresentation): string {
  const { title, client_display_name, price_min, price_max, cover_photo_id, sections } = presentation;
  const content = {
    ...{ title, client_display_name, price_min, price_max, cover_photo_id, sections },
    overrides: valuationChoicesSchema.parse(presentation.valuation_choices).overrides,
    homes: properties.map(({ id, is_subject, facts }) => ({ id, is_subject, facts })),
    photos: photos.map(({ id, property_id, caption, alteration, original_id }) => ({
      ...{ id, property_id, caption, alteration },
      // Left out where there is none, as in what was published before photos had it.
      ...(original_id === null ? {} : { original_id }),
    })),
  };
  return hash('sha256', JSON.stringify(canonical(content)), 'base64url');
}
