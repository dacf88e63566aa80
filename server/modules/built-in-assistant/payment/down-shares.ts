/** "With 10% and 20% down", "5, 10 or 20 down": several shares to be put down, side by side. */
import { fold } from '../question-parser/sentence.ts';

/** Whole, or the least that FHA loans ask for: "6.5% and 20% down" begins with a rate. */
const SHARE = '(?:3\\.5|\\d{1,2}(?![.\\d]))\\s?(?:%|percent|pct|por\\s*ciento)?';
const LAST_JOINT = '\\s*(?:&|\\/|,?\\s*(?:and|or|vs\\.?|versus|against|y|o|contra)(?:\\s+(?:with|con|el|un))?)\\s*';
const several = new RegExp(
  `(?<![\\d.,$]|\\b(?:at|al|rate|rate of|tasa)\\s*|@\\s*)(?<first>${SHARE}(?:\\s*,\\s*${SHARE})*)${LAST_JOINT}(?=(?<last>${SHARE})\\s*(?:(?:de\\s+)?enganche|down)\\b)`,
);
const MAX_SHARES = 4;

export interface DownShares {
  /** In the order in which they were named; none where it is one share, or none. */
  percents: number[];
  /** The message, folded, with the last of them alone: the others are no rates of a loan. */
  rest: string;
}

export function readDownShares(question: string): DownShares {
  const folded = fold(question);
  const found = several.exec(folded);
  const { first, last } = found?.groups ?? {};
  if (!found || first === undefined || last === undefined) return { percents: [], rest: question };
  const percents = [...`${first} ${last}`.matchAll(/\d{1,2}(?:\.\d)?/g)].map(([share]) => Number(share));
  return {
    percents: [...new Set(percents)].slice(0, MAX_SHARES),
    rest: folded.slice(0, found.index) + folded.slice(found.index + found[0].length),
  };
}
