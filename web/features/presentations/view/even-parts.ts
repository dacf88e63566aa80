/** As few parts as hold so many each, as even as they can be. */
export function evenParts<Item>(items: readonly Item[], most: number): (readonly Item[])[] {
  const parts = Math.ceil(items.length / most);
  const at = (part: number): number => Math.ceil((part * items.length) / parts);
  return Array.from({ length: parts }, (_, part) => items.slice(at(part), at(part + 1)));
}
