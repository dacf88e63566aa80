/** "Would 2.1 win it?", "would they take 1.05": an offer that is named, and whether it is enough. */
import { inLines } from '#server/platform/text/in-lines.ts';
import { dollarsSaid } from '../question-parser/money.ts';

const PRICE = String.raw`\$?(?<PLACE>\d[\d,]*(?:\.\d+)?)(?![\d,.]*\d)\s?(?<UNIT>k|mm?|mil|million|millones|thousand)?(?![a-z%])(?!\s*(?:%|percent|down|days?|weeks?|months?|beds?|baths?|years?))`;
const price = (at: number): string => PRICE.replace('PLACE', `digits${at}`).replace('UNIT', `unit${at}`);
const SELLERS = '(?:they|he|she|(?:the\\s+)?(?:sellers?|owners?|listing\\s+agent))';

const patterns = [
  inLines()`
    \b(?:would|will|could|can|might|does)\s+(?:an?\s+)?(?:offer\s+(?:of|at)\s+)?${price(1)}\s+(?:offer\s+)?
    (?:be\s+enough|win|get\s+(?:it|this|that|the)|take\s+it|land\s+it|fly|do\s+it|cut\s+it|seal)\b
  `,
  inLines()`
    \b(?:would|will|could|might|think|bet)\s+${SELLERS}(?:'?d|'?ll|\s+would|\s+will)?\s+(?:even\s+|ever\s+|actually\s+|possibly\s+)?
    (?:take|accept|go\s+for|consider|entertain|sell\s+(?:it\s+)?(?:for|at))\s+(?:an?\s+offer\s+(?:of|at)\s+)?${price(2)}
  `,
  inLines()`
    \bis\s+(?:an?\s+)?(?:offer\s+(?:of|at)\s+)?${price(3)}\s+(?:offer\s+)?
    (?:enough(?:\s+to\s+(?:win|get)|\s+for\s+(?:it|this|them))|(?:an?\s+|too\s+)?(?:lowball|insult\w*)|too\s+low\s+(?:an?\s+offer|to\s+offer))
  `,
  inLines()`
    \b(?:acept\w+|tomari?an?|venderian?(?:\s+(?:en|por|a))?)\s+(?:una\s+oferta\s+de\s+)?${price(4)}
    |\b(?:ganaria(?:mos|n)?|alcanzaria|bastaria)\s+con\s+${price(5)}
    |\bcon\s+${price(6)}\s+(?:la\s+|lo\s+)?gan\w+
  `,
];

/** Null where no offer is named that may be enough. */
export function offerToWin(folded: string): number | null {
  const groups = patterns.map((pattern) => pattern.exec(folded)?.groups).find((found) => found !== undefined);
  const named = Object.entries(groups ?? {}).find(([name, value]) => name.startsWith('digits') && value !== undefined);
  if (!groups || !named) return null;
  const [name, digits] = named;
  return dollarsSaid(digits, groups[name.replace('digits', 'unit')]);
}

/** How far an offer may be from what is asked to be one. */
const MAX_SHARE = 0.5;
export const isOfferFor = (offered: number, listDollars: number): boolean =>
  Math.abs(offered - listDollars) <= listDollars * MAX_SHARE;
