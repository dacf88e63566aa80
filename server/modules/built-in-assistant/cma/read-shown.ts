/** Which facts and sections a CMA shows. */
import type { CmaRequest } from './cma-request.ts';
import { polite } from './cma-words.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const facts: readonly [RegExp, string][] = [
  [/\bhoa\b/i, 'showHOAFees'],
  [/\byear built\b/i, 'showYearBuilt'],
  [/\blist(?:ing)? prices?\b/i, 'showListPrice'],
  [/\b(?:sold|sale) prices?\b/i, 'showSoldPrice'],
  [/\b(?:sold|sale) dates?\b/i, 'showSoldDate'],
  [/\blist(?:ing)? dates?\b/i, 'showListDate'],
  [/\bdays on (?:the )?market\b/i, 'showDaysOnMarket'],
  [/\bstatus(?:es)?\b/i, 'showListingStatus'],
  [/\bprice per (?:sq|square)|\bper (?:sq\.? ?ft|square foot)/i, 'showPricePerLivingSpaceSqft'],
  [/\blot sizes?\b/i, 'showLotSize'],
  [/\bparking\b|\bgarages?\b/i, 'showGarageParkingSpaces'],
  [/\bneighborhood\b(?! map)/i, 'showNeighborhood'],
  [/\bproperty types?\b/i, 'showPropertyType'],
  [/\bliving (?:space|area)\b|\bsquare footage\b/i, 'showLivingSpace'],
  [/\bbed(?:room)?s\b/i, 'showBeds'],
  [/\bbath(?:room)?s\b/i, 'showBaths'],
  [/\b(?:total )?rooms\b/i, 'showRoomsTotal'],
  [/\bdoorman\b/i, 'showDoormanAttendance'],
  [/\bflip tax\b/i, 'showFlipTaxRemarks'],
  [/\b(?:recurring|monthly) costs\b/i, 'showRecurringCosts'],
];

/** Sections by the words for them; a fact of homes of the same name comes first. */
const sections: readonly [RegExp, string][] = [
  [/\bmap\b/i, 'neighborhood-map'],
  [
    inLines('i')`
      \b(?:market )?insights?\b
      |\b(?:page|section|part|slide|bit|chapter)s? (?:about|abt|on|with|for|of) (?:the )?(?:local )?market\b
      |\bmarket (?:page|section|part|slide|stats|statistics|data|trends?|info(?:rmation)?|figures|conditions)\b
      |^\W*(?:\w+ ){1,3}the market[.!?]*\s*$
    `,
    'insights',
  ],
  [/\bkey features\b/i, 'key-features'],
  [/\bcompar(?:ison|ables)\b/i, 'side-by-side-comparision'],
  [/\bnet sheet\b/i, 'net-sheet'],
  [
    /\bcontact(?: info)?\b|\b(?:page|section|part|bit) about me\b|\b(?:agent|bio|about(?: me)?)[ -](?:page|section)\b|\bmy (?:bio|page)\b/i,
    'branding',
  ],
  [/\bteam(?: info)?\b/i, 'team-branding'],
  [/\bsummary\b|\btext\b/i, 'ai-assisted-text'],
];

/** A home may have what is named, and is then meant itself. */
const ofHomes = /\b(?:ones?|homes?|houses?|comps?|comparables?|sales?|listings?|condos?)\b|\d/i;

export function readShown(question: string): CmaRequest | null {
  const [, verb] =
    new RegExp(
      `${polite}(hide|show|turn off|turn on|add|include|put in|remove|delete|drop|lose|skip|take out|leave out)\\b`,
      'i',
    ).exec(question) ?? [];
  if (!verb) return null;
  if (!/^(?:hide|show|turn)/i.test(verb) && ofHomes.test(question)) return null;
  const isShown = /show|on$|add|include|put/i.test(verb);
  const flag = facts.find(([words]) => words.test(question))?.[1];
  if (flag) return { kind: 'facts', flag, isShown };
  // "Show me homes with a map" is no edit.
  const type = /\bshow me\b/i.test(question) ? undefined : sections.find(([words]) => words.test(question))?.[1];
  return type ? { kind: 'sections', type, isShown } : null;
}

const SECTION =
  '(?:comp(?:arable)?s?|photos?|pictures?|images?|map|summary|market(?:\\s+(?:page|section|insights?))?|net\\s+sheet|key\\s+features|cover(?:\\s+page)?|comparison|contact(?:\\s+info)?|bio|\\w+\\s+(?:page|section))';
const ordersSections = inLines('i')`
  ${polite}(?:put|move|place|show|have|bring)\s+(?:the\s+|my\s+)?${SECTION}\s+
    (?:
      (?:right\s+)?(?:before|after|ahead\s+of|above|below|behind|in\s+front\s+of|under)\s+(?:the\s+|my\s+)?
        ${SECTION}
      |to\s+the\s+(?:front|end|back|beginning|start|top|bottom)
      |(?:first|last)
    )[.!?]*\s*$
  |\b(?:reorder|rearrange|change\s+the\s+order\s+of)\s+(?:the\s+)?(?:sections|pages)\b
`;

/** "Put the comps before the photos". */
export const readSectionOrder = (question: string): CmaRequest | null =>
  ordersSections.test(question) ? { kind: 'cannot-order-sections' } : null;
