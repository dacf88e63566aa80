import { randomUUIDv7 } from 'node:crypto';

/** The time of the id that was made last, as ids begin with it, and how many were made in that millisecond before. */
let lastTime = '';
let madeBefore = 0;

/** A new UUIDv7: ids made later sort later, also within a millisecond, whose ids 12 bits count (RFC 9562, section 6.2, method 1). */
export function newId(): string {
  const id = randomUUIDv7();
  const time = timeOf(id);
  if (time > lastTime) [lastTime, madeBefore] = [time, 0];
  else if (madeBefore < 0xfff) madeBefore += 1;
  else [lastTime, madeBefore] = [oneMsAfter(lastTime), 0];
  return `${lastTime}-7${madeBefore.toString(16).padStart(3, '0')}${id.slice(18)}`;
}

/** A new UUIDv7 that sorts after another one, also after one of a machine whose clock is ahead. */
export function newIdAfter(earlier: string | undefined): string {
  const id = newId();
  if (earlier === undefined || id > earlier) return id;
  return oneMsAfter(timeOf(earlier)) + id.slice(13);
}

const timeOf = (id: string): string => id.slice(0, 13);

function oneMsAfter(time: string): string {
  const timeMs = Number.parseInt(time.replace('-', ''), 16) + 1;
  const digits = timeMs.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}
