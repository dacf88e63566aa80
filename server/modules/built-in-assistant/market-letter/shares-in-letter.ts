/** "Add how many cut their price": what single sales tell, as a line of a letter about their market. */
import type { MarketPeriod } from '#contract/market.ts';
import { ANALYSIS_TOOL, analysisAnswerSchema } from '#server/modules/analysis/index.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { MarketQuestion } from '../question-parser/market-question.ts';
import type { ToolCall } from '../reply.ts';
import { cutFigures, overFigures, overList, priceCuts } from '../sales/sales-recipes.ts';
import { analysisOf, salesOf } from '../sales/sales-rows.ts';
import { sharesNamed, type Share } from '../sales/share-question.ts';
import type { Turn } from '../turn.ts';

const adds = /\b(?:add|include|including|mention|put|throw|work|list|say|with|tell|agreg\w+|incluy\w+|menciona\w*|pon\w*|di)\b/;
const removes = /\b(?:remove|drop|leave\s+(?:out|off)|take\s+(?:out|off)|without|skip|lose|quita\w*|saca\w*|sin)\b/;

/** What of it the words want in the letter. */
export function sharesAfter(folded: string, standing: readonly Share[]): readonly Share[] | undefined {
  const named = sharesNamed(folded);
  if (named.length === 0) return undefined;
  if (removes.test(folded)) return standing.filter((share) => !named.includes(share));
  return adds.test(folded) ? [...new Set([...standing, ...named])] : undefined;
}

const codeOf = { cuts: priceCuts, 'over-list': overList } as const;
const nameOf = { cuts: cutFigures.share, 'over-list': overFigures.share } as const;
const someOf = { cuts: cutFigures.cutOfFirst, 'over-list': overFigures.over } as const;

export const shareCalls = (shares: readonly Share[], question: MarketQuestion, period: MarketPeriod): ToolCall[] =>
  shares.flatMap((share) => question.places.map((place) => analysisOf(salesOf(place, { ...question, period }), codeOf[share]())));

const foundOf = ({ answers }: Turn, share: Share) =>
  answers
    .flatMap(({ toolName, value }) => analysisAnswerSchema.safeParse(toolName === ANALYSIS_TOOL ? value : null).data ?? [])
    .filter(({ figures }) => figures.some(({ name }) => name === nameOf[share]));

export const hasShares = (turn: Turn, shares: readonly Share[]): boolean =>
  shares.every((share) => foundOf(turn, share).length > 0);

/** Of the place at an index, in the order of the calls. */
export function shareLines(turn: Turn, shares: readonly Share[], at: number, texts: Texts): string[] {
  const { sales: words, writing } = texts;
  return shares.flatMap((share) => {
    const figures = foundOf(turn, share)[at]?.figures ?? [];
    const countOf = (name: string): number => Number(figures.find((one) => one.name === name)?.amount['n'] ?? 0);
    const percent = figures.find(({ name }) => name === nameOf[share])?.amount['percent'];
    const all = countOf(nameOf[share]);
    if (all === 0) return [];
    const told = writing.letter.share(
      typeof percent === 'number' ? `**${percent.toFixed(1)}%**` : null,
      countOf(someOf[share]),
      all,
    );
    return [`${share === 'cuts' ? words.shareCut : words.shareOver}: ${told}`];
  });
}
