/** A ring of 1,000 corners that crosses itself everywhere, around all of California's homes: the costliest area that can be asked for. */
export function scribble(): [number, number][] {
  return Array.from({ length: 1_000 }, (): [number, number] => [33.5 + Math.random() * 5, -123 + Math.random() * 5.5]);
}
