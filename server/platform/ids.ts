import { randomUUIDv7 } from 'node:crypto';

/** A new UUIDv7: ids made later sort later. */
export function newId(): string {
  return randomUUIDv7();
}

/** A new UUIDv7 that sorts after another one, also after one of the same millisecond or of a machine whose clock is ahead. */
export function newIdAfter(earlier: string | undefined): string {
  const id = newId();
  if (earlier === undefined || id > earlier) return id;
  const timeMs = Number.parseInt(earlier.replace('-', '').slice(0, 12), 16) + 1;
  const time = timeMs.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}${id.slice(13)}`;
}
