import type { SectionConfig } from './presentation-sections.ts';

type Fields = Readonly<Record<string, unknown>>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** One section, field by field: what only one side changed is that side's; where both did, ours, which is the later one to be stored. */
function mergeSection(base: SectionConfig, ours: SectionConfig, theirs: SectionConfig): SectionConfig {
  const [was, mine, their]: Fields[] = [base, ours, theirs];
  const changed = Object.entries(mine ?? {}).filter(([field, value]) => !isSame(value, was?.[field]));
  return Object.assign({}, their, Object.fromEntries(changed)) as SectionConfig;
}

/**
 * Brings two edits of the same sections together. Whoever changed a section keeps it, also where the other one removed it: nothing that
 * somebody wrote is lost. The order is ours where we moved anything, else theirs; what only one side added stands after what it stood after.
 */
export function mergeSections(
  base: readonly SectionConfig[],
  ours: readonly SectionConfig[],
  theirs: readonly SectionConfig[],
): SectionConfig[] {
  const byId = (sections: readonly SectionConfig[]) => new Map(sections.map((section) => [section.id, section]));
  const [was, mine, their] = [byId(base), byId(ours), byId(theirs)];

  function merged(id: string): SectionConfig | null {
    const [before, our, other] = [was.get(id), mine.get(id), their.get(id)];
    if (our && other) return before ? mergeSection(before, our, other) : our;
    const left = our ?? other;
    if (!left || !before) return left ?? null;
    // The other side removed it: gone, unless it was changed here.
    return isSame(left, before) ? null : left;
  }

  const orderOf = (sections: readonly SectionConfig[]): string[] => sections.map(({ id }) => id).filter((id) => was.has(id));
  const kept = new Set(orderOf(ours));
  const weMoved = !isSame(
    orderOf(ours),
    base.map(({ id }) => id).filter((id) => kept.has(id)),
  );
  const [first, second] = weMoved ? [ours, theirs] : [theirs, ours];
  const order = first.map(({ id }) => id);
  second.forEach(({ id }, at) => {
    if (order.includes(id)) return;
    const before = second
      .slice(0, at)
      .toReversed()
      .find((one) => order.includes(one.id));
    order.splice(before ? order.indexOf(before.id) + 1 : 0, 0, id);
  });
  return order.flatMap((id) => merged(id) ?? []);
}
