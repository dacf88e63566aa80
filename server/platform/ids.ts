import { randomUUIDv7 } from 'node:crypto';

/** A new UUIDv7: ids made later sort later. */
export function newId(): string {
  return randomUUIDv7();
}
