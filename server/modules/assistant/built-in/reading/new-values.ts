/** Another value in the place of one that stands: "make it 10", "lower it to 800", "up the budget by 100k". */
import type { ListingSearch } from '#contract/listing-search.ts';

/** "Lower it to 800", "make it 10", "make that 6 months": another value in the place of the one that stands. */
export function withNewValue(words: string, standing: ListingSearch | null): string {
  if (!standing) return words;
  const window =
    /^\s*(?:ok(?:ay)?,?\s+)?(?:make|change|set|try)\s+(?:it|that|this)\s*(?:to)?\s+(?=\d{1,3}\s*(?:days|weeks|months|years?)\b)/;
  if ((standing.soldDate ?? standing.listDate) && window.test(words)) return words.replace(window, 'last ');
  const count =
    /^\s*(?:ok(?:ay)?,?\s+)?(?:make|change|set)\s+(?:it|that|this)\s*(?:to|the)?\s*(?:top\s+|first\s+)?(\d{1,3})\s*(?:results?|please|instead)?\s*[.!]*\s*$/;
  if (standing.paginationLimit != null && count.test(words)) return words.replace(count, 'limit $1');
  const rooms =
    /^\s*(?:ok(?:ay)?,?\s+)?(?:actually,?\s+)?(\d)\s+(?:is|are|would\s+be|works?|'s)\s+(?:fine|ok(?:ay)?|enough|good|too|plenty)\b[^\d]*$/;
  if (standing.bedroomsCount && rooms.test(words)) return words.replace(rooms, '$1 beds');
  if (!standing.price) return words;
  const moved = withPriceMoved(words, standing.price);
  if (moved) return moved;
  const bound = standing.price.endAt == null ? 'at least ' : 'up to ';
  const corrected =
    /^\s*(?:ok(?:ay)?,?\s+)?(?:actually|sorry|no|wait|i\s+mean|or)[,\s]+(?=\$?\d[\d.,]*\s?(?:k|m|mil|mill|million)?\s*[.!]*\s*$)/;
  if (corrected.test(words)) return words.replace(corrected, bound);
  return words.replace(
    /\b(?:(?:lower|raise|bump|drop|make|change|set|increase|take|bring|push|move|stretch|extend)\s+(?:it|that|this|(?:the|my|our)\s+(?:price|budget|limit|max))\s*(?:up|down)?\s*(?:to|at)?|(?:stretch|go|extend|push)\s+(?:up\s+|down\s+)?to)\s+(?=\$?\d)(?![$\d.,]+\s*\+?\s*-?(?:bed|bath|br|bd|ba|sq|sf|mi|acre|car|month|day|year|week|garage))/,
    bound,
  );
}

const SUM = '\\$?(\\d[\\d.,]*)\\s?(k|m|mil|million|thousand|grand)?(?![a-z])';
const THE_PRICE = '(?:(?:the|my|our|their)\\s+)?(?:it|that|price|budget|limit|max(?:imum)?(?:\\s+price)?|cap|ceiling|top|range)';
const priceMoves: [RegExp, 1 | -1][] = [
  [
    new RegExp(
      `\\b(?:up|raise|increase|bump|extend|stretch|push|move|go)\\s+(?:${THE_PRICE}\\s+)?(?:up\\s+)?(?:by|another)\\s+${SUM}`,
    ),
    1,
  ],
  [new RegExp(`\\badd\\s+(?:another\\s+)?${SUM}\\s+(?:to|on(?:to)?)\\s+${THE_PRICE}`), 1],
  [new RegExp(`^\\s*(?:ok(?:ay)?,?\\s+)?(?:another\\s+)?${SUM}\\s+(?:more|higher)\\s*[.!?]*\\s*$`), 1],
  [new RegExp(`\\b(?:lower|reduce|decrease|drop|cut|bring|take|knock)\\s+(?:${THE_PRICE}\\s+)?(?:down\\s+)?by\\s+${SUM}`), -1],
  [new RegExp(`\\b(?:knock|take|shave)\\s+${SUM}\\s+off\\b`), -1],
  [new RegExp(`^\\s*(?:ok(?:ay)?,?\\s+)?${SUM}\\s+(?:less|lower|cheaper)\\s*[.!?]*\\s*$`), -1],
];

/** "Up the budget by 100k": the bound that stands, moved. Null: the words move nothing. */
function withPriceMoved(words: string, { startAt, endAt }: NonNullable<ListingSearch['price']>): string | null {
  for (const [pattern, sign] of priceMoves) {
    const match = pattern.exec(words);
    const standing = endAt ?? startAt;
    if (!match?.[1] || standing == null) continue;
    const digits = Number(match[1].replace(/,/g, '').replace(/\.$/, ''));
    const unit = /^m/.test(match[2] ?? '') ? 1_000_000 : match[2] || (digits < 1_000 && standing > 20_000) ? 1_000 : 1;
    const moved = Math.max(0, standing + sign * digits * unit);
    const low = endAt != null && startAt != null ? `$${startAt} to ` : endAt == null ? 'at least ' : 'up to ';
    return words.replace(match[0], ` ${low}$${moved} `);
  }
  return null;
}
