/** Letters to clients, other agents and neighbors: the words are ours, what only the user knows is a blank in brackets. */
import { inLines } from '#server/platform/text/in-lines.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import { quoted } from '../answers/writing-answer.ts';
import { dollars } from '../answers/format.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import { languageOf } from '../language.ts';
import { findAddress } from '../question-parser/addresses.ts';
import { findNamedResult, theOneShown } from '../question-parser/result-references/result-reference.ts';
import { readRecipients } from '../question-parser/writing-recipients.ts';
import { fold } from '../question-parser/sentence.ts';
import { wishesIn } from '../question-parser/writing-wishes.ts';
import { signed } from '../signer.ts';
import type { Turn } from '../turn.ts';
import { compose, type HomeFacts } from './compose-client-letter.ts';
import { withMarketTold } from './market-told.ts';
import { valueBeside } from './value-beside.ts';
import { withoutRecord, type LetterOccasion } from './occasions.ts';
import type { ClientLetter } from './client-letter.ts';
import { occasionIn } from './letter-asked.ts';
import { readClientLetter } from './read-client-letter.ts';

const pointsAtHome = /\b(?:this|that)\s+(?:home|house|condo|listing|place|property|one)\b/;

const toStrangers: readonly LetterOccasion[] = ['expired', 'for-sale-by-owner', 'by-owner-again', 'prospecting'];
/** To those who sell it: no news for a buyer. */
const ofSellers = /\b(?:sellers?|owners?|vendedor\w*|duen[oa]s?|propietari[oa]s?)\b/;
const tellsEnough = (occasion: LetterOccasion, folded: string): boolean =>
  withoutRecord.includes(occasion) || (occasion === 'price-cut' && ofSellers.test(folded));

/** Of a deal or of people, and not of the homes that stand. */
const ofDeals = inLines()`
  \b(?:
    offers?|counter\w*|apprais\w*|inspect\w*|contract|escrow|repairs?|credit|deadlines?|clos(?:e|es|ed|ing)|deposit|contingenc\w*
    |showings?|visits?|lender|tenants?|landlords?|lease|heat(?:er|ing)?|plumb\w+|inquilin\w+|arrend\w+|loan|meeting|appointment|call\s+me|call\s+you|paperwork|documents?|sign(?:ed|ing)?|keys|movers?|moving|title|earnest
    |oferta\w*|contraofert\w*|avaluo|inspeccion|contrato|reparacion\w*|cierre|deposito|visitas?|prestamista|prestamo|cita|documentos?|llaves
  )\b
`;
const isOfHomes = (folded: string, previous: Turn['previous']): boolean =>
  findAddress(folded) !== null ||
  (((previous?.results.length ?? 0) > 0 || (previous?.opened ?? null) !== null || (previous?.writing ?? null) !== null) &&
    (!ofDeals.test(folded) || readRecipients(folded, previous) !== null));

type ReadLetter = NonNullable<ReturnType<typeof readClientLetter>>;

function withNewPrice({ letter, before }: ReadLetter, newPrice: string | null): ReadLetter {
  const isSame = before !== null && before.cut === letter.cut && before.price === letter.price;
  return newPrice === null
    ? { letter, before }
    : { letter: { ...letter, newPrice }, before: isSame ? { ...before, newPrice } : before };
}

/** As the message that asked for it named it. */
function addressOfCma(earlier: readonly string[]): string | null {
  const asked = earlier.map((text) => fold(text)).findLast((text) => /\bcma\b/.test(text) && findAddress(text) !== null);
  return asked === undefined ? null : (findAddress(asked)?.area.name ?? null);
}

/** Of the home that is named, else of the one that is open or stands alone. */
function factsOf(named: ListingReference | null, previous: Turn['previous']): SearchResultFacts | null {
  const opened = previous?.openedFacts ?? null;
  const meant = named ?? (opened ? null : (previous?.opened ?? theOneShown(previous)));
  const isMeant = ({ mlsId, mlsSource }: ListingReference) => mlsId === meant?.mlsId && mlsSource === meant.mlsSource;
  return previous?.results.find(isMeant) ?? opened;
}

/** The user's messages that may ask for a letter or change it: since copy was written only what no tool answered. */
export const letterMessages = ({ question, earlier, open, previous }: Turn): string[] => [
  ...(previous?.writing ? open : earlier),
  question,
];

/** What law says beside it is named and left to those who decide it. */
function tenantNotes({ occasion, tenancy }: ClientLetter, { letters: { tenants } }: Texts): string[] {
  if (occasion === 'lease-renewal') return [tenants.renewalLaw];
  if (occasion !== 'application-declined') return [];
  return [...(tenancy.hasAdverseAction ? [] : [tenants.addAdverseAction]), tenants.lawyerDecides];
}

/**
 * Null where something else is wanted.
 * @param newPrice what a tool made of the share that is to come off
 */
export function respondToClientLetter(turn: Turn, newPrice: string | null = null): { say: string } | null {
  const { question, english, earlier, language, previous } = turn;
  const folded = fold(english);
  // A letter about one home is written from its record, and one about a market from its figures; some need no record.
  const asked = occasionIn(question);
  const needsNoRecord = asked !== null && tellsEnough(asked, folded);
  const named = findNamedResult(folded, previous);
  const pointsAtRecord = pointsAtHome.test(folded) || named !== null;
  if (!needsNoRecord && pointsAtRecord) return null;
  if (asked === 'plain' && isOfHomes(folded, previous)) return null;
  const hasCma = (previous?.cma ?? null) !== null;
  const read = readClientLetter(letterMessages(turn), hasCma);
  if (!read || (asked !== null && !needsNoRecord && (previous?.writing || findAddress(folded)))) return null;
  const { letter, before } = withNewPrice(withMarketTold(read, earlier), newPrice);
  const isCover = read.letter.occasion === 'cma-cover';
  const home = factsOf(named ?? (isCover ? (previous?.cma?.subject ?? null) : null), previous);
  const range = previous?.cma?.range ?? null;
  const facts: HomeFacts = {
    address: home?.addressLine1 ?? (isCover ? addressOfCma(earlier) : null),
    price: home?.price == null || home.isLease ? null : dollars(home.price),
    // Listed today it has met no market yet.
    timeListed: !home?.daysListed ? null : { count: home.daysListed.toString(), unit: 'days' },
    range: range && { low: dollars(range.low), high: dollars(range.high) },
  };
  const texts = textsIn(language);
  const { body: unsigned, notes } = compose(letter, facts, { spoken: language, texts });
  const body = signed(unsigned, turn.signer);
  // “En español” turns the thread as well.
  if (before && compose(before, facts, { spoken: languageOf(earlier), texts }).body === unsigned) {
    const why = wishesIn(folded).length === 'short' ? texts.letters.shortest : texts.letters.unchanged;
    return { say: [...notes, notes.length > 0 ? '' : why].filter(Boolean).join(' ') };
  }
  const isColdCall = (letter.form === 'call' || letter.form === 'voicemail') && toStrangers.includes(letter.occasion);
  return {
    say: [
      quoted(body),
      ...notes,
      ...tenantNotes(letter, texts),
      letter.occasion === 'price-cut' ? valueBeside(previous, { letter, home }, texts) : '',
      isColdCall ? texts.letters.doNotCall : '',
      body.includes('\\[') ? texts.letters.fillIn : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
