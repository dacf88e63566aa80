/** Of sales that are no comparables: why not one that is asked about, and who else was left out. */
import type { EstimateValueAnswer } from '#server/modules/market/index.ts';
import { dollars, plain } from '../answers/format.ts';
import { linkTo } from '../answers/homes.ts';
import type { Texts } from '../answers/texts/index.ts';
import { isNamedBy, placeNamed } from './address-words.ts';

const MAX_ASKED_ABOUT = 5;

/** Those that could be counted first, then the newest. */
export function whyNot(found: EstimateValueAnswer, asked: string, texts: Texts): string {
  const { value: words } = texts;
  const named = placeNamed(asked);
  if (named === null) return words.notAmong;
  const isMeant = ({ addressLine1 }: { addressLine1: string | null }): boolean => isNamedBy(named, addressLine1);
  const used = found.comparables.filter(isMeant);
  const left = found.leftOut.filter(isMeant).toSorted((a, b) => Number(isLessAlike(b)) - Number(isLessAlike(a)));
  if (used.length === 0 && left.length === 0) return words.noSaleOn(`**${plain(titled(named))}**`);
  const lines = [
    ...used.map((one) => words.isIn(linkTo(one), one.weightPercent)),
    ...left.map((one) => {
      const facts = factsOfLeftOut(one, texts);
      return words.wasLeftOut(`${linkTo(one)}${facts ? ` (${facts})` : ''}`, one.reason, one.why);
    }),
  ];
  const [first] = left.filter(isLessAlike);
  const shown = lines.slice(0, MAX_ASKED_ABOUT).map((line) => (lines.length > 1 ? `- ${line}` : line));
  return [shown.join('\n'), first?.addressLine1 ? words.sayToAdd(plain(first.addressLine1)) : ''].filter(Boolean).join('\n\n');
}

type LeftOut = EstimateValueAnswer['leftOut'][number];
const isLessAlike = ({ reason }: LeftOut): boolean => reason === 'less-alike';
const titled = (words: string): string => words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** "$1,547,000 on Mar 3, 2025, 1,436 sq ft, 0.31 miles away" */
function factsOfLeftOut({ price, soldDate, livingAreaSqFt, miles }: LeftOut, { value: words, common }: Texts): string {
  return [
    price === null ? null : soldDate ? words.soldFor(dollars(price), common.shortDay(soldDate)) : dollars(price),
    livingAreaSqFt == null ? null : common.sqFt(livingAreaSqFt),
    miles === null ? null : words.milesAway(miles),
  ]
    .filter((part) => part !== null)
    .join(', ');
}

export function leftOutList({ leftOut }: EstimateValueAnswer, { value: words }: Texts): string {
  if (leftOut.length === 0) return words.noneLeftOut;
  const rows = [...Map.groupBy(leftOut, ({ reason }) => reason)].map(
    ([reason, homes]) => `- ${words.leftOutBy(reason, homes[0]?.why ?? '')}: ${homes.map((home) => linkTo(home)).join(', ')}`,
  );
  return [words.leftOutLead, rows.join('\n')].join('\n\n');
}
