import type { SectionConfig } from '#contract/presentation-sections.ts';
import type { FieldError } from '#server/platform/errors/index.ts';

/** What a save that came too late would have undone: where the stored sections differ from those that it sent. */
export function differingSections(sent: readonly SectionConfig[], stored: readonly SectionConfig[]): FieldError[] {
  const path = ({ id }: SectionConfig): string => `sections.${id}`;
  const changed = stored.flatMap((section) => {
    const mine = sent.find(({ id }) => id === section.id);
    if (!mine) return { path: path(section), message: `${section.navTitle}: not among those that were sent` };
    const before = new Map(Object.entries(mine));
    const fields = Object.entries(section).flatMap(([field, value]) =>
      JSON.stringify(value) === JSON.stringify(before.get(field)) ? [] : field,
    );
    return fields.length === 0 ? [] : { path: path(section), message: `${section.navTitle}: ${fields.join(', ')}` };
  });
  const gone = sent
    .filter(({ id }) => !stored.some((section) => section.id === id))
    .map((section) => ({ path: path(section), message: `${section.navTitle}: not stored` }));
  const common = (all: readonly SectionConfig[], others: readonly SectionConfig[]): string =>
    all.flatMap(({ id }) => (others.some((other) => other.id === id) ? id : [])).join(' ');
  const isReordered = common(sent, stored) !== common(stored, sent);
  return [...changed, ...gone, ...(isReordered ? [{ path: 'sections', message: 'In another order' }] : [])];
}
