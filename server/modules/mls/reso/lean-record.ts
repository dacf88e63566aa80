import { isRecord, type ResoListing } from '#server/modules/listings/index.ts';

/** Longer than any text that is kept; what comes after is of no use. */
const MAX_TEXT = 10_100;
/** Of photos only short texts and the address are of use. */
const MAX_NESTED_TEXT = 200;
const MAX_ADDRESS = 2_100;
const MAX_ITEMS = 250;

/** A copy: a slice would keep the whole text that it was cut from in memory. */
function cut(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : Buffer.from(text.slice(0, maxLength), 'utf8').toString('utf8');
}

interface Sizes {
  characters: number;
}

function leanValue(value: unknown, depth: number, sizes: Sizes): unknown {
  if (typeof value === 'string') {
    const text = cut(value, depth === 0 ? MAX_TEXT : /^https?:/.test(value) ? MAX_ADDRESS : MAX_NESTED_TEXT);
    sizes.characters += text.length;
    return text;
  }
  sizes.characters += 8;
  if (depth >= 3) return typeof value === 'object' ? null : value;
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => leanValue(item, depth + 1, sizes));
  return isRecord(value) ? leanObject(value, depth + 1, sizes) : value;
}

function leanObject(record: ResoListing, depth: number, sizes: Sizes): ResoListing {
  const names = Object.keys(record).filter((name) => name.length <= 200);
  // Not by assignment: a field may be named `__proto__`.
  return Object.fromEntries(names.slice(0, 2_000).map((name) => [name, leanValue(record[name], depth, sizes)]));
}

/** A record whose overlong texts and lists are cut, so that a page of hostile records fits in memory, with its size. */
export function leanRecord(record: ResoListing): { record: ResoListing; characters: number } {
  const sizes = { characters: 0 };
  return { record: leanObject(record, 0, sizes), characters: sizes.characters };
}
