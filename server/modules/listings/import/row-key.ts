import { createHash } from 'node:crypto';
import type { Fields } from './cells/cell-readers.ts';
import { cleanCell } from './cells/empty.ts';
import type { FieldSource } from './column-mapping.ts';

/** The end of a portal's address is the home's own number there; what follows a question mark tells where one came from. */
function plainKey(text: string): string {
  return /^https?:\/\//i.test(text)
    ? text
        .replace(/[?#].*$/, '')
        .replace(/\/+$/, '')
        .slice(-190)
    : text.slice(0, 190);
}

function addressKeyOf(into: Fields, more: readonly string[]): string | undefined {
  const street =
    into['UnparsedAddress'] ??
    [into['StreetNumber'], into['StreetDirPrefix'], into['StreetName'], into['StreetSuffix']].filter(Boolean).join(' ');
  const place = into['PostalCode'] ?? into['City'];
  if (typeof street !== 'string' || !/\d/.test(street)) return undefined;
  const parts = [street, into['UnitNumber'], place, ...more].filter((part) => part !== undefined && part !== '');
  return parts
    .map((part) =>
      String(part)
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-'),
    )
    .join('_')
    .slice(0, 190);
}

type KeySource = Exclude<
  FieldSource,
  string | { column: string } | { value: unknown } | { year: string } | { stateOfZip: string } | { rowNumberAfter: string }
>;

type KeyStep = (cells: readonly string[], row: number, into: Fields) => void;

/** Fills a key that is made of several columns. */
export function keyStep(field: string, source: KeySource, position: (column: string) => number): KeyStep {
  if ('likenessOf' in source) {
    const at = source.likenessOf.map(position);
    const seen = new Map<string, number>();
    return (cells, _, into) => {
      const text = at.map((one) => cleanCell(cells[one] ?? '').toLowerCase()).join('\u001f');
      const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22);
      const count = (seen.get(digest) ?? 0) + 1;
      seen.set(digest, count);
      into[field] = count === 1 ? digest : `${digest}-${count}`;
    };
  }
  if ('addressWith' in source) {
    const at = source.addressWith.map(position);
    return (cells, _, into) => {
      const key = addressKeyOf(
        into,
        at.map((one) => cleanCell(cells[one] ?? '')),
      );
      if (key !== undefined) into[field] = key;
    };
  }
  if (!('firstOf' in source)) return () => {};
  const at = source.firstOf.map((column) => (column === true ? true : position(column)));
  return (cells, _, into) => {
    for (const one of at) {
      const text = one === true ? addressKeyOf(into, []) : plainKey(cleanCell(cells[one] ?? ''));
      if (text) {
        into[field] = text;
        return;
      }
    }
  };
}
