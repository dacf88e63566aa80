import type { ListingStatus } from '#contract/listing-vocabulary.ts';
import { readText, type FieldReader } from './fields.ts';
import { lookupKey } from './lookup.ts';

export type StoredStatus = ListingStatus | 'none';

const statuses: Record<string, StoredStatus | 'delete'> = {
  active: 'active',
  activeundercontract: 'contingent',
  contingent: 'contingent',
  pending: 'pending',
  closed: 'sold',
  sold: 'sold',
  comingsoon: 'soon',
  hold: 'none',
  withdrawn: 'none',
  canceled: 'none',
  cancelled: 'none',
  expired: 'none',
  incomplete: 'none',
  offmarket: 'none',
  delete: 'delete',
};

/** StandardStatus as our status; `delete` asks to forget the listing. A status that we do not know is kept out of sight. */
export function readStatus(reader: FieldReader): StoredStatus | 'delete' {
  const text = readText(reader, 'StandardStatus', 'MlsStatus');
  if (text === null) {
    reader.problems.push('StandardStatus is missing');
    return 'none';
  }
  return statuses[lookupKey(text)] ?? 'none';
}
