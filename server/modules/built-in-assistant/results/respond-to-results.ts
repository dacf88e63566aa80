/** Questions about the homes that were shown, taken together: "any price cuts on these", "price per acre". Answered from their facts, without a tool. */
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import { count, dollars } from '../answers/format.ts';
import { linkTo } from '../answers/homes.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import { mergeFeatures } from '../question-parser/features.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const SHOWN = '(?:these|those|them|the\\s+(?:list|results?|homes|listings|bunch|page)|this\\s+list)';
const CUT = '(?:price\\s+(?:cuts?|drops?|reductions?|changes?|decreases?)|reductions?|markdowns?)';
const MOST = '(?:the\\s+)?(?:most|biggest|largest|furthest|farthest)';
const priceCuts = [
  inLines()`
    ^(?:(?:are|is|were|have)\s+there\s+(?:been\s+)?|see\s+|show\s+(?:me\s+)?|what\s+about\s+)?(?:any\s+|the\s+)?
    (?:recent\s+)?${CUT}(?:\s+(?:on|for|among|in|of|with)\s+(?:any\s+of\s+)?${SHOWN})?$
  `,
  inLines()`
    ^(?:which|what|have|has|did|do|were|are)\s+(?:ones?\s+|any(?:\s+of)?\s+|some(?:\s+of)?\s+|homes\s+|all\s+)?
    (?:of\s+)?(?:${SHOWN}\s+)?(?:have\s+|has\s+|had\s+|been\s+|a\s+|any\s+)*
    (?:
      ${CUT}|reduced
      |cut(?:\s+(?:their|the)\s+price)?
      |(?:dropped|lowered|come\s+down|came\s+down|gone\s+down|went\s+down)
        (?:\s+in\s+price|\s+(?:the|their)\s+price)?
    )$
  `,
  // "Any with a price cut"
  new RegExp(
    `^(?:any|ones?|which(?:\\s+ones?)?|are\\s+any|anything)\\s+(?:of\\s+${SHOWN}\\s+)?(?:with|w\\/?|have|has|had|that\\s+had)\\s+(?:an?\\s+|any\\s+)?${CUT}$`,
  ),
  // "Which one dropped the most?"
  inLines()`
    ^(?:which|what)(?:\s+(?:ones?|homes?|house|of\s+${SHOWN}))?\s+(?:has\s+|have\s+|was\s+|were\s+|came\s+)?
    (?:dropped|cut|reduced|lowered|down|come\s+down|had)(?:\s+(?:its|their|the|in)?\s*price)?\s+${MOST}
    (?:\s+${CUT})?$
  `,
];
const ASKING = '(?:the\\s+|their\\s+|its\\s+)?(?:asking|list|ask)(?:\\s+price)?';
const overAsking = inLines()`
  ^(?:which|what|how\s+many|any|did\s+any|did|were|show(?:\s+me)?|who)\b
  (?:
    \s+(?:
      ones?|of|${SHOWN}|homes|sales|any|all|that|the|most|went|go|sold|sell|closed|close|got|get|for|furthest
      |farthest|highest|biggest|sale|over|above|were
    )
  )*\s+(?:most\s+)?(?:over|above|past)\s+${ASKING}(?:\s+(?:of|among)\s+${SHOWN})?$
`;
const perAcre = inLines()`
  ^(?:what(?:'?s|\s+is)\s+|show\s+(?:me\s+)?|give\s+me\s+|compare\s+|and\s+)?(?:the\s+)?
  (?:(?:price|cost|dollars|\$)\s*(?:per|an|a|\/)\s*acre|per\s+acre|\$\/ac(?:re)?)
  (?:\s+(?:for|of|on)\s+(?:each(?:\s+(?:of\s+${SHOWN}|one|home))?|all(?:\s+of\s+${SHOWN})?|${SHOWN}))?$
`;

const onMap = inLines()`
  ^(?:(?:can|could)\s+(?:i|you|we)\s+)?(?:see|get|show|put|open|view|pull\s+up|give)?\s*(?:me\s+)?
  (?:(?:${SHOWN}|it|this|all(?:\s+of\s+${SHOWN})?|everything)\s+)?(?:up\s+)?(?:on\s+|in\s+)?(?:a\s+|the\s+)?map
  (?:\s+view)?(?:\s+(?:of\s+)?${SHOWN})?$
`;

const pointsAtShown = new RegExp(`\\b(?:${SHOWN}|ones?|each|all)\\b`);

type Line = readonly [SearchResultFacts, number, string];

/** Numbered as they were shown, so that "the second one" stays what it was. */
const numbered = (lines: readonly Line[], shown: readonly SearchResultFacts[]) =>
  lines.map(([home, , words]) => `${shown.indexOf(home) + 1}\\. ${linkTo(home)}, ${words}`).join('\n\n');

function tellCuts(shown: readonly SearchResultFacts[], { results }: Texts): string {
  const lines = shown
    .flatMap((home): Line[] => {
      const { price, originalListPrice } = home;
      if (price === null || originalListPrice === null || price >= originalListPrice) return [];
      return [[home, originalListPrice - price, results.cutLine(dollars(price), dollars(originalListPrice))]];
    })
    .sort(([, one], [, other]) => other - one);
  const number = count(shown.length);
  return lines.length === 0 ? results.noCut(number) : `${results.cut(number)}\n\n${numbered(lines, shown)}`;
}

/** Sold homes over what was asked last, the most over first by its share. */
function tellOverAsking(shown: readonly SearchResultFacts[], { results }: Texts): string | null {
  const sold = shown.filter(({ askedPrice, price }) => askedPrice != null && askedPrice > 0 && price !== null);
  if (sold.length === 0) return null;
  const lines = sold
    .map((home): Line => {
      const [price, asked] = [home.price ?? 0, home.askedPrice ?? 1];
      return [home, price / asked, results.soldLine(dollars(price), dollars(asked))];
    })
    .filter(([, share]) => share > 1)
    .sort(([, one], [, other]) => other - one);
  const number = count(sold.length);
  return lines.length === 0 ? results.noneOver(number) : `${results.over(number)}\n\n${numbered(lines, shown)}`;
}

/** The price of an acre itself stands in no record, so the homes are put in its order with what it is made of. */
function tellPerAcre(shown: readonly SearchResultFacts[], { results, common }: Texts): string {
  const lines = shown
    .flatMap((home): Line[] => {
      const { price, lotSizeSqFt } = home;
      if (price === null || !lotSizeSqFt) return [];
      return [[home, price / lotSizeSqFt, results.lotLine(dollars(price), common.sqFt(lotSizeSqFt))]];
    })
    .sort(([, one], [, other]) => one - other);
  return lines.length === 0 ? results.noLot : `${results.perAcre}\n\n${numbered(lines, shown)}`;
}

const wordsOf = (english: string) =>
  fold(english)
    .replace(/^\s*(?:and|y|so|ok(?:ay)?|hey)[\s,]+|[\s?.!]+$/g, '')
    .trim();

/** "Any with a price cut?", where more homes were found than are shown: those of all that have one. */
export function readCutsOfAll({ english, previous }: Turn): Extract<ParsedQuestion, { kind: 'search' }> | null {
  if (!previous || previous.market || previous.opened || previous.results.length === 0 || (previous.totalPages ?? 1) < 2)
    return null;
  if (!priceCuts.some((pattern) => pattern.test(wordsOf(english)))) return null;
  const search = { ...previous.search, features: mergeFeatures(previous.search, ['price-cut'], []) };
  delete search.paginationPage;
  return { kind: 'search', search, unusedWords: [], notes: [], change: 'refined' };
}

/** Null where it is about something else, or no homes are shown. */
export function respondToResults({ english, language, previous }: Turn): { say: string } | null {
  const shown = previous?.results ?? [];
  // Upon a market only "of those" means the homes.
  if (shown.length === 0 || (previous?.market && !pointsAtShown.test(wordsOf(english)))) return null;
  const asked = wordsOf(english);
  if (onMap.test(asked)) return { say: textsIn(language).results.onMap };
  if (shown.length < 2) return null;
  // "Any price cuts?" beside a home that is open asks for that home's.
  if (previous?.opened && !pointsAtShown.test(asked) && !/^which\b/.test(asked)) return null;
  const texts = textsIn(language);
  if (priceCuts.some((pattern) => pattern.test(asked))) return { say: tellCuts(shown, texts) };
  if (overAsking.test(asked)) {
    const over = tellOverAsking(shown, texts);
    return over === null ? null : { say: over };
  }
  return perAcre.test(asked) ? { say: tellPerAcre(shown, texts) } : null;
}
