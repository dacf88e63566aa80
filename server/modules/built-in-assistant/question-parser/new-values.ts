/** Another value in the place of one that stands: "make it 10", "lower it to 800", "up the budget by 100k". */
import type { ListingSearch } from '#contract/listing-search.ts';
import { isRoughly } from './merging.ts';
import { takePrice } from './money.ts';
import type { EarlierTurn } from './earlier-turn.ts';
import { createSentence } from './sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** "Lower it to 800", "make it 10", "make that 6 months": another value in the place of the one that stands. */
export function withNewValue(words: string, previous: EarlierTurn | null): string {
  if (!previous) return words;
  const { search: standing } = previous;
  const window =
    /^\s*(?:ok(?:ay)?,?\s+)?(?:make|change|set|try)\s+(?:it|that|this)\s*(?:to)?\s+(?=\d{1,3}\s*(?:days|weeks|months|years?)\b)/;
  if ((standing.soldDate ?? standing.listDate) && window.test(words)) return words.replace(window, 'last ');
  const count =
    /^\s*(?:ok(?:ay)?,?\s+)?(?:make|change|set)\s+(?:it|that|this)\s*(?:to|the)?\s*(?:top\s+|first\s+)?(\d{1,3})\s*(?:results?|please|instead)?\s*[.!]*\s*$/;
  if (standing.paginationLimit != null && count.test(words)) return words.replace(count, 'limit $1');
  const rooms =
    /^\s*(?:ok(?:ay)?,?\s+)?(?:actually,?\s+)?(\d)\s+(?:is|are|would\s+be|works?|'s)\s+(?:fine|ok(?:ay)?|enough|good|too|plenty)\b[^\d]*$/;
  if (standing.bedroomsCount && rooms.test(words)) return words.replace(rooms, '$1 beds');
  const counted = roomsCountedLast(previous);
  if (counted && corrects.test(words)) return words.replace(corrects, `$1 ${counted}`);
  if (standing.homeownerAssociationFeeUSD && newHoa.test(words)) return words.replace(newHoa, 'hoa up to ');
  if (hoaChangedLast(previous) && boundAlone.test(words)) return words.replace(boundAlone, 'hoa $1 $2');
  if (!standing.price) return words;
  const moved = withPriceMoved(words, standing.price);
  if (moved) return moved;
  const { startAt, endAt } = standing.price;
  const least = minimumTo.exec(words);
  if (least) return words.replace(least[0], endAt == null ? 'at least ' : `up to $${endAt} and at least `);
  const found = corrected.exec(words) ?? newBound.exec(words) ?? sameBut.exec(words);
  if (!found) return words;
  if (endAt == null) return words.replace(found[0], 'at least ');
  // The other end of a range stays, as long as it is below: "raise the max to 1.8".
  const sentence = createSentence(`up to ${words.slice(found.index + found[0].length)}`);
  const most = takePrice(sentence, standing.listingTransactionType ?? 'sale')?.endAt ?? 0;
  return words.replace(found[0], startAt != null && !isRoughly(standing.price) && most > startAt ? `$${startAt} to ` : 'up to ');
}

/** "Actually 2.5", "no, I meant at least 2": of the rooms that were counted right before. */
const corrects = inLines()`
  ^\s*(?:(?:ok(?:ay)?|actually|sorry|no|wait|hmm|(?:i\s+)?mean(?:t)?|make\s+it|or|rather)[,.\s]+)+
  ((?:(?:at\s+least|up\s+to|max|min|only|exactly|just)\s+)?[1-6](?:\.5)?)\s*(?:please|instead)?\s*[.!]*\s*$
`;

/** Which rooms the last step of the search changed; else those that it counts. */
function roomsCountedLast({ search, earlierSearches = [] }: EarlierTurn): 'beds' | 'baths' | null {
  const before = earlierSearches.at(-1) ?? {};
  if (JSON.stringify(search.bathroomsCount) !== JSON.stringify(before.bathroomsCount) && !bedsChanged(search, before))
    return 'baths';
  return search.bedroomsCount ? 'beds' : null;
}

/** "Under 650 then", right after "HOA under 750". */
const boundAlone = inLines()`
  ^\s*(?:(?:ok(?:ay)?|and|try|make\s+it|then|how\s+about|what\s+about)[,\s]+)*
  (under|below|max|up\s+to|over|at\s+least|at\s+most)\s+(\$?\d{2,3})(?:\s+(?:then|instead|please|now))*\s*[.!?]*\s*$
`;

function hoaChangedLast({ search, earlierSearches = [] }: EarlierTurn): boolean {
  const before = earlierSearches.at(-1)?.homeownerAssociationFeeUSD;
  const now = search.homeownerAssociationFeeUSD;
  return now != null && JSON.stringify(now) !== JSON.stringify(before);
}

const bedsChanged = (search: ListingSearch, before: ListingSearch) =>
  JSON.stringify(search.bedroomsCount) !== JSON.stringify(before.bedroomsCount);

const corrected =
  /^\s*(?:ok(?:ay)?,?\s+)?(?:(?:actually|sorry|no|wait|hmm|i\s+mean|or)[,\s]+)+(?=\$?\d[\d.,]*\s?(?:k|m|mil|mill|million)?\s*[.!]*\s*$)/;
/** "Raleigh then, same thing but 700k" */
const sameBut =
  /\bsame\b(?:\s+(?:thing|one|search|idea|criteria|deal|stuff|but|only|just|at|for|with|in|budget|now|then))*[,\s]+(?=\$?\d[\d.,]*\s?(?:k|m|mil|million)\b)(?!\S+\s*(?:to|-)\s*\$?\d)/;
const CHANGE =
  '(?:lower|raise|bump|drop|make|change|set|increase|decrease|reduce|take|bring|push|move|stretch|extend|put|up|cap|keep)';
const NOT_OTHER_COUNTS = '(?![$\\d.,]+\\s*\\+?\\s*-?(?:bed|bath|br|bd|ba|sq|sf|mi|acre|car|month|day|year|week|garage))';
const newBound = inLines()`
  \b(?:
    ${CHANGE}\s+(?:
      it|that|this
      |(?:the|my|our|their)\s+(?:max(?:imum)?\s+|top\s+|upper\s+)?
        (?:price|budget|limit|max(?:imum)?|cap|ceiling|top)
    )\s*(?:up|down)?\s*(?:to|at)?
    |(?:stretch|go|extend|push|bump|raise|lower|drop|up)\s+(?:up\s+|down\s+)?to
  )\s+(?=\$?\d)${NOT_OTHER_COUNTS}
`;
const newHoa = inLines()`
  \b${CHANGE}\s+(?:the\s+|their\s+)?(?:max(?:imum)?\s+)?(?:hoas?|dues)(?:\s+(?:fees?|dues))?
  (?:\s+(?:limit|cap|max(?:imum)?))?\s*(?:up|down)?\s*(?:to|at)\s+(?=\$?\d)
`;
const minimumTo = new RegExp(
  `\\b${CHANGE}\\s+(?:the|my|our|their)\\s+(?:min(?:imum)?|floor|lower\\s+(?:end|limit|bound))(?:\\s+price)?\\s*(?:up|down)?\\s*(?:to|at)\\s+(?=\\$?\\d)`,
);

const SUM = '\\$?(\\d[\\d.,]*)\\s?(k|m|mil|million|thousand|grand)?(?![a-z])';
const THE_PRICE = '(?:(?:the|my|our|their)\\s+)?(?:it|that|price|budget|limit|max(?:imum)?(?:\\s+price)?|cap|ceiling|top|range)';
const priceMoves: [RegExp, 1 | -1][] = [
  [
    new RegExp(
      `\\b(?:up|raise|increase|bump|extend|stretch|push|move|go)\\s+(?:${THE_PRICE}\\s+)?(?:up\\s+)?(?:by|another)\\s+${SUM}`,
    ),
    1,
  ],
  [new RegExp(`\\b${THE_PRICE}\\s+(?:just\\s+)?(?:went|goes|gone|came|has\\s+gone|is|got)\\s+up\\s+(?:by\\s+)?${SUM}`), 1],
  [new RegExp(`\\b${THE_PRICE}\\s+(?:just\\s+)?(?:went|goes|gone|came|has\\s+gone|is|got)\\s+down\\s+(?:by\\s+)?${SUM}`), -1],
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
