import type { FakeRecord } from './fake-records.ts';

/** One comparison of the kinds that replication uses: `Field eq 'text'`, `Field gt 5`, `Field gt 2026-01-01T00:00:00Z`. */
function comparison(text: string): (row: FakeRecord) => boolean {
  const parts = /^(\w+) (eq|gt|ge) (.+)$/.exec(text.trim());
  if (!parts) throw new Error(`The fake server does not understand the filter "${text}"`);
  const [, field = '', operator, literal = ''] = parts;
  const quoted = /^'(.*)'$/.exec(literal)?.[1];
  if (quoted !== undefined) return (row) => String(row[field]) === quoted.replaceAll("''", "'");
  const valueOf = (value: unknown): number => (typeof value === 'number' ? value : Date.parse(String(value)));
  const bound = /^-?\d+$/.test(literal) ? Number(literal) : Date.parse(literal);
  return (row) => {
    const value = valueOf(row[field]);
    return operator === 'gt' ? value > bound : operator === 'ge' ? value >= bound : value === bound;
  };
}

/** True when a row passes a filter of comparisons in `and` and `or`, in brackets or not. */
export function matches(row: FakeRecord, filter: string | null): boolean {
  if (!filter) return true;
  const conjuncts = filter.startsWith('(') ? filter.slice(1, -1).split(') and (') : [filter];
  return conjuncts.every((part) => part.split(' or ').some((text) => comparison(text)(row)));
}

/** A description of the resources as far as a client needs it: the names of their fields. */
export function metadataOf(data: Record<string, FakeRecord[]>): string {
  const resources = Object.entries(data);
  const types = resources.map(([name, rows]) => {
    const fields = new Set(rows.flatMap((row) => Object.keys(row)).filter((field) => /^\w+$/.test(field) && field !== 'Media'));
    return `<EntityType Name="${name}Type"><Key><PropertyRef Name="ListingKey"/></Key>${[...fields]
      .map((field) => `<Property Name="${field}" Type="Edm.String"/>`)
      .join('')}</EntityType>`;
  });
  const sets = resources.map(([name]) => `<EntitySet Name="${name}" EntityType="org.reso.metadata.${name}Type"/>`);
  return `<?xml version="1.0"?><edmx:Edmx Version="4.0"><edmx:DataServices><Schema Namespace="org.reso.metadata">${types.join('')}
    <EntityContainer Name="Container">${sets.join('')}</EntityContainer></Schema></edmx:DataServices></edmx:Edmx>`;
}
