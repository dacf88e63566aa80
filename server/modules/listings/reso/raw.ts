import { storable } from './fields.ts';
import type { ResoListing } from './reso-listing.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** At most this much of unknown fields is kept per listing, in characters. */
const MAX_RAW_CHARACTERS = 8_000;
/** Longer texts are prose, and prose that we do not know may be meant for agents alone. */
const MAX_TEXT_CHARACTERS = 200;
const MAX_LIST_ITEMS = 50;

/**
 * Never stored, under whatever name a feed has them: what agents tell each other, how to get in, whom to call, what is paid
 * (docs/product/listings.md).
 */
const privateFields = inLines('i')`
  private|remark|comment|note|instruction|showing|lockbox|occupant|owner(?!ship)|gatecode|entrycode|access(?!ib)
  |entryinstr|code$|keyword|agentonly|confidential|compensation|commission|phone|email|contact|password
`;

/** True for a field that is never stored, unless reading knows it. */
export function isPrivateField(name: string): boolean {
  return privateFields.test(name);
}

type RawValue = string | number | boolean | string[];

function rawValueOf(value: unknown): RawValue | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string' && value !== '' && value.length <= MAX_TEXT_CHARACTERS) return storable(value);
  if (Array.isArray(value) && value.length > 0 && value.length <= MAX_LIST_ITEMS) {
    const texts = value.filter((item) => typeof item === 'string' && item.length <= MAX_TEXT_CHARACTERS);
    if (texts.length === value.length) return texts.map(storable);
  }
  return undefined;
}

/** Fields that we do not know, as the feed spells them, for later use; empty, private and oversized ones are left out. */
export function unknownFields(record: ResoListing, known: ReadonlySet<string>): Record<string, RawValue> | undefined {
  const kept: Record<string, RawValue> = {};
  let characters = 0;
  for (const name of Object.keys(record)) {
    if (known.has(name) || name.length > MAX_TEXT_CHARACTERS || name.startsWith('@') || isPrivateField(name)) continue;
    const value = rawValueOf(record[name]);
    if (value === undefined) continue;
    const size = name.length + (typeof value === 'object' ? value.join().length : String(value).length);
    if (characters + size > MAX_RAW_CHARACTERS) continue;
    characters += size;
    kept[storable(name)] = value;
  }
  return characters > 0 ? kept : undefined;
}
