/** "Months of supply over 2 million in Austin", "is it a buyer's market for condos under 500k?": what is for sale of some homes, and no figure of sales. */
import { plain } from '../answers/format.ts';
import { capital } from '../answers/market-words.ts';
import { remarksOn } from '../answers/notes.ts';
import { proposalsAfterNarrowed } from '../answers/proposals.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { MarketQuestion } from '../question-parser/market-question.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { callTools, say, type Reply, type Step } from '../reply.ts';
import { analysesOf, hasAnalysis, homesInWords } from '../sales/sales-rows.ts';
import { supplyCalls, supplyIn, supplyLines, supplyRows, type Supply } from './narrowed-supply.ts';

export type AskedOfMarket = Extract<ParsedQuestion, { kind: 'market' }>;

/** What is told of no such homes alone, or of too few sales: said before the figures of all homes. */
export interface OfAllHomes {
  ofAllHomes: string;
}

export const notOfThese = ({ isLease }: MarketQuestion, { market }: Texts): string =>
  isLease ? market.activeLeasesNotOfSome : market.activeNotOfSome;

export function respondToSupply(step: Step, { question, notes, unusedWords }: AskedOfMarket, today: string): Reply | OfAllHomes {
  const { turn, texts } = step;
  const calls = supplyCalls(question, today, texts);
  if (calls.length === 0) return { ofAllHomes: notOfThese(question, texts) };
  if (!hasAnalysis(turn)) return callTools(step, calls, texts.sales.reading);
  const read = analysesOf(turn);
  const supplies = question.places.flatMap((place, at) => {
    const found = read[at];
    return (found && supplyIn(place, found, texts)) ?? [];
  });
  if (supplies.length < calls.length) return { ofAllHomes: notOfThese(question, texts) };
  const text = [told(supplies, homesInWords(question, texts), texts), remarksOn(notes, unusedWords, texts)];
  return say(text.filter(Boolean).join('\n\n'), proposalsAfterNarrowed(question, texts));
}

function told(supplies: readonly Supply[], homes: string, texts: Texts): string {
  const [only] = supplies;
  if (only && supplies.length === 1) {
    const lines = supplyLines(only, texts).map(([name, words]) => `- ${name}: ${words}`);
    return [`**${plain(only.place)}**, ${homes}:`, lines.join('\n')].join('\n\n');
  }
  const rows = [
    ['', ...supplies.map(({ place }) => plain(place))],
    ['---', ...supplies.map(() => '---')],
    ...supplyRows(supplies, texts),
  ];
  return [`${capital(homes)}:`, rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')].join('\n\n');
}
