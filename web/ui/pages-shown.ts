/** The pages to offer around `page` of `count`: first, last, this one and its neighbours; a gap is named by its side. */
export function pagesShown(page: number, count: number): (number | 'gap before' | 'gap after')[] {
  const near = [page - 1, page, page + 1].filter((shown) => shown > 1 && shown < count);
  const [from = 2, to = count - 1] = [near.at(0), near.at(-1)];
  return [
    ...(count > 0 ? [1] : []),
    // A gap of one page is no gap: the page itself takes no more room.
    ...(from === 3 ? [2] : from > 3 ? ['gap before' as const] : []),
    ...near,
    ...(to === count - 2 ? [count - 1] : to < count - 2 ? ['gap after' as const] : []),
    ...(count > 1 ? [count] : []),
  ];
}
