/** "What would they rent for?" of homes that are for sale: what homes around them rent for, as no record tells it of each. */
import { marketPlace } from '../question-parser/market-place.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const asksRents = inLines()`
  ^(?:(?:and|so|ok(?:ay)?)[\s,]+)*(?:what|how\s+much)\s+(?:would|could|can|do|does|will|might)\s+
  (?:
    they|these|those
    |each(?:\s+(?:one|of\s+(?:them|these|those)))?
    |(?:homes|places|units|condos|houses)\s+(?:there|like\s+(?:these|those|that|this))
    |the\s+(?:cheapest|first|second|third|newest|biggest|smallest)(?:\s+(?:one|home|house|condo|unit))?
    |the\s+units
  )\s+(?:typically\s+|usually\s+)?rent(?:\s+(?:for|out\s+for|at))?$
  |^(?:(?:and|so|ok(?:ay)?)[\s,]+)*what\s+(?:would|could|do|might|are|will)\s+(?:the\s+|their\s+|typical\s+|market\s+)*rents?(?:\s+(?:be|run|look\s+like|like))?(?:\s+(?:there|for\s+(?:these|those|them)))?$
`;
const YEAR_DAYS = 365;

/** Null where it is about something else, or no homes for sale are shown in a place with a name. */
export function rentsOfResults({ english, previous }: Turn): Extract<ParsedQuestion, { kind: 'market' }> | null {
  const { search, results = [] } = previous ?? {};
  if (!search || results.length < 2 || search.listingTransactionType === 'lease') return null;
  const asked = fold(english)
    .replace(/[\s?.!]+$/, '')
    .trim();
  const place = asksRents.test(asked) ? marketPlace(search.areaFilter) : null;
  if (!place) return null;
  return {
    kind: 'market',
    question: {
      places: [place],
      propertyTypes: null,
      isLease: true,
      windowDays: YEAR_DAYS,
      period: null,
      figures: ['median-price'],
    },
    unusedWords: [],
    notes: [],
  };
}
