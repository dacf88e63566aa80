import type { Feed } from '../feeds/feed.ts';

export interface ResoQuery {
  resource: string;
  select?: readonly string[] | null;
  expand?: string | null;
  /** Conditions that must all hold. */
  filters?: readonly (string | null)[];
  orderBy?: string;
  top?: number;
}

/** The address of an OData query. */
export function addressOf({ serviceUrl }: Pick<Feed, 'serviceUrl'>, query: ResoQuery): string {
  const filters = (query.filters ?? []).filter((filter) => filter !== null);
  const filter = filters.length === 1 ? filters[0] : filters.map((condition) => `(${condition})`).join(' and ');
  const options: [string, string | undefined][] = [
    ['$select', query.select?.join(',')],
    ['$expand', query.expand ?? undefined],
    ['$filter', filter],
    ['$orderby', query.orderBy],
    ['$top', query.top?.toString()],
  ];
  const text = options.filter(([, value]) => value).map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`);
  return `${serviceUrl.replace(/\/+$/, '')}/${query.resource}${text.length > 0 ? `?${text.join('&')}` : ''}`;
}

/** `field` is one of some texts. Not `in`, which OData 4.0 servers do not know. */
export function isOneOf(field: string, texts: readonly string[]): string {
  return texts.map((text) => `${field} eq '${text.replaceAll("'", "''")}'`).join(' or ');
}

/** Keys per question by key: addresses have to stay below 8,000 characters. */
export const KEYS_PER_QUESTION = 40;

export function* inChunks<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
