/**
 * True when objects and lists stand in each other more than `levels` deep. JSON of a megabyte can nest half a million of them, and what
 * walks such a value by calling itself runs out of stack.
 */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1));
}
