/** A letter about no home in particular: asked for, and changed afterwards. */
import { dollars } from '../answers/format.ts';
import type { Language } from '../answers/texts/index.ts';
import { inEnglish } from '../language.ts';
import { fold } from '../question-parser/sentence.ts';
import { readNames } from '../question-parser/writing-names.ts';
import { hasWishes, wishesIn } from '../question-parser/writing-wishes.ts';
import { asksToFollowUp, asksForCmaCover } from './deal-occasions.ts';
import { buyersAfter, buyersIn, buyersTyped, type BuyersTold } from './buyers-told.ts';
import { dealTermsIn, termsAfter, type DealTerms } from './deal-terms.ts';
import { withCorrectedWords } from './corrected-words.ts';
import { dayIn, seeIn, talkIn } from './day-said.ts';
import { explainedIn } from './explained.ts';
import { factsAfter } from './facts-after.ts';
import { addressIn, addressTyped, areaIn, bedroomsIn, listingAreaIn, roomsIn } from './home-told.ts';
import { interestAfter } from './interest-told.ts';
import { offerIn, type OfferTold } from './offer-told.ts';
import { asksNewPrice, figuresIn, type LetterFigures } from './letter-figures.ts';
import { clausesOf, ownWordsIn, type OwnWords } from './own-words.ts';
import { offerCountered } from './offer-countered.ts';
import { isThinkingOver, namesBetweenCommas } from './people-told.ts';
import { formIn, otherFormIn, type LetterForm } from './letter-forms.ts';
import { occasionOf, type LetterOccasion } from './occasions.ts';
import { tenancyAfter, tenancyIn, type TenancyTerms } from './tenancy-terms.ts';
import { isOfTenant } from './tenant-occasions.ts';
import { toldFactsIn, type ToldFacts } from './told-facts.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface ClientLetter extends LetterFigures {
  occasion: LetterOccasion;
  form: LetterForm;
  tone: 'professional' | 'warm' | 'bold';
  isShort: boolean;
  /** Null: the thread's. */
  language: Language | null;
  recipient: string | null;
  sender: string | null;
  /** Of a home that needs no record: "44 Oak St". */
  address: string | null;
  /** Where those it goes to live, as it was said: "Rockridge". */
  area: string | null;
  bedrooms: string | null;
  bathrooms: string | null;
  /** Whom a letter to owners looks for a home for. */
  buyers: BuyersTold | null;
  isSoldNearby: boolean;
  isThinkingOver: boolean;
  offer: OfferTold;
  /** Days and hours as they were typed. */
  talkOn: string | null;
  seeOn: string | null;
  day: string | null;
  /** The words that tell which terms are explained. */
  explains: string | null;
  /** It was warm and is to be warmer. */
  isWarmer: boolean;
  /** It asked for too much. */
  isGentle: boolean;
  /** It is to say that an answer is waited for. */
  isFirm: boolean;
  isUpbeat: boolean;
  /** What it is to tell, as the user told it. */
  told: ToldFacts;
  deal: DealTerms;
  tenancy: TenancyTerms;
  maxWords: number | null;
  /** What the user says in it, in their own voice. */
  own: readonly OwnWords[];
}

const MAX_CHANGE_WORDS = 12;
const MAX_OWN_WORDS = 40;
const MAX_PASSING_WORDS = 2;
const isCard = /\b(?:post\s?cards?|hand\s?written|door\s?hangers?|tarjetas?|postal(?:es)?)\b/;
const gentler = inLines()`
  \b(?:less|not\s+(?:so|too|as)|too)\s+(?:\w+\s+)?(?:pushy|aggressive|hard|salesy|direct|strong|insistente)\b
  |\b(?:soften|softer|gentler?|low[\s-]key|no\s+pressure|sin\s+presion|menos\s+insistente|(?:mas\s+|more\s+)?suave)\b
`;
const firmer =
  /\b(?:firm(?:er|ly)?|tough(?:er)?|stronger|less\s+(?:soft|nice)|more\s+(?:direct|assertive|firm|pushy)|hold\s+the\s+line|mas\s+firme)\b/;
const upbeat = /\b(?:upbeat|positiv[eoa]|optimistic|optimista|encouraging|hopeful|cheerful|animad[oa])\b/;
const lessFormal = /\b(?:less|not\s+(?:so|too|as|that))\s+(?:formal|stiff|corporate)\b|\bmenos\s+formal\b/;
/** "Its Mike and Tara" */
const people = /\b[Ii]t['’]?s\s+(?:for\s+)?(\p{Lu}\p{Ll}+(?:\s+(?:and|&)\s+\p{Lu}\p{Ll}+)?)(?=\s*(?:[,.!]|$))/u;
/** "Her name is Priya" */
const namesPerson =
  /\b(?:names?(?:\s+(?:is|are)|['’]?s)|its\s+for|(?:it|this)\s+(?:is|goes)\s+(?:for|to)|address\s+it\s+to|se\s+llaman?)\b/;
/** "The address is 44 Oak St", and little else. */
const tellsAddress = /^\W*(?:(?:it'?s|it\s+is|the|address|is|at|for|use|home|house|la|direccion|es)\s+)*\d/;
const namesOf = (text: string) => readNames(text, { isForAgent: false, isPlace: () => false });

/** Spanish is read through English words where it has them, and as it was typed. */
export const occasionIn = (text: string): LetterOccasion | null => occasionOf(fold(inEnglish(text))) ?? occasionOf(fold(text));

/** @param earlier the user's messages before, the newest first */
function asked(text: string, hasCma: boolean, earlier: readonly string[]): ClientLetter | null {
  const folded = fold(inEnglish(text));
  const occasion = occasionIn(text) ?? (hasCma && asksForCmaCover.test(folded) ? 'cma-cover' : null);
  const letter = occasion && letterOf(occasion, text);
  const countered = letter?.occasion === 'counter-offer' ? offerCountered(text, earlier) : null;
  if (!letter || !countered) return letter;
  const { priceDollars, financing } = countered;
  return { ...letter, offer: { ...letter.offer, price: dollars(priceDollars), financing } };
}

function letterOf(occasion: LetterOccasion, text: string): ClientLetter {
  const folded = fold(inEnglish(text));
  const wishes = wishesIn(folded);
  const { recipient = toPeople.includes(occasion) ? namesBetweenCommas(text) : null, sender = null } = namesOf(text);
  const area = areaOf(occasion, text);
  const rooms = occasion === 'expired' ? roomsIn(folded) : null;
  return {
    occasion,
    form: formIn(folded) ?? 'email',
    tone: firmer.test(folded) ? 'professional' : (wishes.tone ?? usualTone(occasion)),
    isShort: wishes.length === 'short' || isCard.test(folded),
    language: wishes.language ?? null,
    ...{ recipient, sender },
    ...figuresIn(text, occasion),
    ...{
      address: addressIn(folded),
      area,
      bedrooms: rooms?.bedrooms ?? (ofOwners.includes(occasion) ? bedroomsIn(folded) : null),
      bathrooms: rooms?.bathrooms ?? null,
    },
    buyers: occasion === 'prospecting' ? buyersIn(text, area) : null,
    ...{ isSoldNearby: occasion === 'prospecting' && soldNearby.test(folded), isThinkingOver: isThinkingOver(folded) },
    ...{ offer: offerIn(folded), talkOn: talkIn(folded), seeOn: seeIn(folded), day: dayIn(folded) },
    ...{ explains: occasion === 'explain' ? explainedIn(text) : null, isWarmer: false },
    ...{
      isGentle: gentler.test(folded) || asksNicely.test(folded),
      isFirm: firmer.test(folded),
      isUpbeat: upbeat.test(folded),
      told: toldFactsIn(text, occasion),
    },
    deal: dealTermsIn(folded),
    tenancy: tenancyIn(text),
    maxWords: wishes.maxWords ?? null,
    // A plain letter says all of it.
    own: isOfTenant(occasion) ? [] : ownOf(occasion, text, area),
  };
}

/** Of a letter to owners also what is told of buyers beyond what it knows to say, and what its writer says of themselves. */
function ownOf(occasion: LetterOccasion, text: string, area: string | null): readonly OwnWords[] {
  if (occasion === 'plain') return [];
  if (occasion !== 'prospecting') return ownWordsIn(text);
  if (buyersIn(text, area)) return ownWordsIn(text).filter(({ words }) => buyersAfter(null, words, area) === null);
  const own = ownWordsIn(text);
  const typed = buyersTyped(text, area);
  return own.length > 0 ? own : clausesOf(typed, text);
}

/** "A neighbor just sold", which is no home with a record. */
const soldNearby = inLines()`
  \b(?:neighbou?rs?|home|house|one|place|property|someone|somebody)(?:'s)?\s+(?:\w+\s+){0,3}?(?:just|recently|has|have)\s+(?:just\s+)?sold\b
  |\b(?:vecin[oa]s?|casa)\s+(?:\w+\s+){0,3}?(?:acaba\w*\s+de\s+vender\w*|(?:se\s+)?vendio)\b
`;
/** "What's a nice way to say it" */
const asksNicely = /\b(?:nic(?:e|est)|kind(?:est)?|gentle|polite|soft|diplomatic|tactful)\s+way\b|\bforma\s+(?:amable|suave)\b/;
/** Notes to people whose names the words list: "…, Tom and Linda, …". */
const toPeople: readonly LetterOccasion[] = ['appointment-thanks', 'showing-thanks', 'thanks', 'not-chosen', 'open-house-visit'];

/** To those whose home is or was for sale, or may be. */
const ofOwners: readonly LetterOccasion[] = ['prospecting', 'expired', 'for-sale-by-owner', 'by-owner-again'];
const ofSellers: readonly LetterOccasion[] = ['price-cut', 'seller-update', 'offer-received'];

function areaOf(occasion: LetterOccasion, text: string): string | null {
  if (ofOwners.includes(occasion)) return areaIn(text);
  return ofSellers.includes(occasion) ? listingAreaIn(text) : null;
}

const betweenAgents: readonly LetterOccasion[] = ['counter-offer', 'offer-declined', 'repairs', 'highest-and-best'];
const usualTone = (occasion: LetterOccasion): ClientLetter['tone'] =>
  betweenAgents.includes(occasion) ? 'professional' : 'warm';

/** The letter that stands with what one more message changes of it; null where it changes nothing of it. */
function changed(standing: ClientLetter, text: string): ClientLetter | null {
  const folded = fold(inEnglish(text));
  const next = followingUp(standing, text);
  if (next) return next;
  const told = factsAfter(standing.told, text);
  if (told) return { ...standing, told };
  const tenancy = isOfTenant(standing.occasion) ? tenancyAfter(standing.tenancy, text) : null;
  if (tenancy) return { ...restyled(standing, folded), tenancy };
  const buyers = standing.occasion === 'prospecting' ? buyersAfter(standing.buyers, text, standing.area) : null;
  if (buyers) return { ...standing, buyers };
  const home = standing.occasion === 'expired' ? homeAfter(standing, text) : null;
  if (home) return home;
  const own = ownWordsIn(text).map((one) => (standing.occasion === 'counter-offer' ? asTerm(one) : one));
  if (folded.trim().split(/\s+/).length > (own.length > 0 ? MAX_OWN_WORDS : MAX_CHANGE_WORDS)) return null;
  const { recipient = people.exec(text)?.[1], sender } = namesOf(text);
  if (own.length > 0)
    return {
      ...restyled(standing, beforeOwnWords(folded)),
      ...{ own: [...standing.own, ...own], recipient: recipient ?? standing.recipient },
      address: addressIn(folded) ?? standing.address,
    };
  const wishes = wishesIn(folded);
  const isWish =
    (hasWishes(wishes) || upbeat.test(folded) || gentler.test(folded) || firmer.test(folded) || lessFormal.test(folded)) &&
    wishes.mention.length + wishes.leaveOut.length === 0;
  const form = otherFormIn(folded);
  const isAboutHomes = /\b(?:condos?|houses?|homes?|beds?|baths?|market|price|in\s+(?!spanish|english|ingles|espanol))\b/.test(
    folded,
  );
  const figures = figuresIn(text, standing.occasion, true);
  const deal = standing.occasion === 'plain' ? standing.deal : termsAfter(standing.deal, folded);
  const isFigure =
    Object.values(figures).some((figure) => figure !== null && figure !== false) ||
    JSON.stringify(deal) !== JSON.stringify(standing.deal);
  const isAddress = tellsAddress.test(folded) && (standing.address === null || /\baddress\b/.test(folded));
  const address = isAddress ? addressIn(folded) : null;
  const isNamed = people.test(text) || (recipient !== undefined && namesPerson.test(folded));
  if (!isFigure && !address && ((isAboutHomes && !form) || (!isWish && !form && !sender && !isNamed))) return null;
  return {
    ...restyled(standing, folded),
    cut: figures.cut ?? standing.cut,
    time: figures.time ?? standing.time,
    hasNoOffers: figures.hasNoOffers || standing.hasNoOffers,
    interest: figures.interest ? interestAfter(standing.interest ?? [], figures.interest) : standing.interest,
    waitFor: figures.waitFor ?? standing.waitFor,
    deal,
    newPrice: figures.newPrice ?? standing.newPrice,
    price: figures.price ?? standing.price,
    address: address ?? standing.address,
    recipient: recipient ?? standing.recipient,
    sender: sender ?? standing.sender,
  };
}

/** Of a counter it is one of its terms: "seller will leave the fridge, add that". */
const asTerm = (one: OwnWords): OwnWords =>
  one.place === 'body' ? { ...one, words: one.words.replace(/\.$/, ''), place: 'list' } : one;

/** "Home is at 4410 Harbor View Oakland 3/2, was listed at 1.25 for 90 days": all that one message tells of it. */
function homeAfter(standing: ClientLetter, text: string): ClientLetter | null {
  const folded = fold(inEnglish(text));
  const address = addressIn(folded) === null ? null : (addressTyped(text) ?? addressIn(folded));
  if (address === null || text.split(/\s+/).length > MAX_OWN_WORDS) return null;
  const { time, price } = figuresIn(text, standing.occasion);
  const rooms = roomsIn(folded);
  return {
    ...standing,
    ...{ address, time: time ?? standing.time, price: price ?? standing.price },
    bedrooms: rooms?.bedrooms ?? standing.bedrooms,
    bathrooms: rooms?.bathrooms ?? standing.bathrooms,
  };
}

/** "Make it softer and mention spring": how it is to sound stands before what it is to say. */
const beforeOwnWords = (folded: string): string =>
  folded.replace(
    /\b(?:mention|add|say|tell|remind|ask|include|note|put\s+in|work\s+in|p\.?s|menciona|agrega|di|recuerda\w*)\b.*$/,
    '',
  );

/** The letter in another tone, length, form or language. */
function restyled(standing: ClientLetter, folded: string): ClientLetter {
  const wishes = wishesIn(folded);
  const tone = lessFormal.test(folded) ? 'warm' : firmer.test(folded) ? 'professional' : wishes.tone;
  const asksForce = firmer.test(folded) || gentler.test(folded) || upbeat.test(folded);
  return {
    ...standing,
    form: otherFormIn(folded) ?? standing.form,
    tone: tone ?? standing.tone,
    isWarmer: tone === null ? standing.isWarmer : tone === 'warm' && standing.tone === 'warm' && !asksForce,
    isShort: wishes.length === null ? standing.isShort || isCard.test(folded) : wishes.length === 'short',
    ...forceAfter(standing, folded),
    maxWords: wishes.maxWords ?? (wishes.length === 'long' ? null : standing.maxWords),
    language: wishes.language ?? standing.language,
  };
}

const asksOfChange = /\b(?:softer|shorter|longer|warmer|formal|spanish|english|espanol|ingles)\b/;

/** The note after the one that stands: no answer came, or they chose another agent. */
function followingUp(standing: ClientLetter, text: string): ClientLetter | null {
  const folded = fold(inEnglish(text));
  if (folded.split(/\s+/).length > MAX_CHANGE_WORDS || asksOfChange.test(folded)) return null;
  const isOfOwner = standing.occasion === 'for-sale-by-owner';
  const occasion =
    occasionIn(`write a note: ${text}`) === 'not-chosen'
      ? 'not-chosen'
      : asksToFollowUp.test(folded)
        ? isOfOwner
          ? 'by-owner-again'
          : 'no-answer'
        : null;
  if (occasion === null || standing.occasion === occasion) return null;
  const { form, tone, language, recipient, sender, address, area, bedrooms } = standing;
  const { own: _own, ...next } = letterOf(occasion, text);
  return {
    // A week later is no time on the market.
    ...{ ...next, own: [], tone, recipient, sender, address, area, bedrooms, time: null, language: next.language ?? language },
    form: otherFormIn(folded) ?? formIn(folded.replace(asksToFollowUp, ' ')) ?? (form === 'letter' ? 'email' : form),
  };
}

type Force = Pick<ClientLetter, 'isGentle' | 'isFirm' | 'isUpbeat'>;

/** Firmer is no more gentle, and the other way round. */
function forceAfter({ isGentle, isFirm, isUpbeat }: ClientLetter, folded: string): Force {
  if (firmer.test(folded)) return { isGentle: false, isFirm: true, isUpbeat: false };
  if (gentler.test(folded)) return { isGentle: true, isFirm: false, isUpbeat: false };
  return upbeat.test(folded) ? { isGentle: false, isFirm: false, isUpbeat: true } : { isGentle, isFirm, isUpbeat };
}

/** What could not be done leaves it standing as well. */
const asksForChange =
  /^\W*(?:(?:now|and|ok|please|can\s+you|could\s+you)\s+)*(?:make|add|change|mention|replace|remove|put|sign|use|take|include|leave|drop|say)\b/;

/** The letter that stood after the message before. */
function standingOf([last, ...earlier]: readonly string[], hasCma: boolean): ClientLetter | null {
  if (last === undefined) return null;
  const before = standingOf(earlier, hasCma);
  const own = ownOrNext(last, before, { hasCma, earlier });
  if (own) return own;
  if (!before) return null;
  // A few words that change nothing leave it standing.
  const folded = fold(inEnglish(last));
  const isPassing =
    last.trim().split(/\s+/).length <= MAX_PASSING_WORDS || asksForChange.test(folded) || asksNewPrice.test(folded);
  return changed(before, last) ?? (isPassing ? before : null);
}

/** A letter that is asked for anew, but for the one after a letter that stands. */
const ownOrNext = (
  text: string,
  before: ClientLetter | null,
  { hasCma, earlier }: { hasCma: boolean; earlier: readonly string[] },
): ClientLetter | null => (before && followingUp(before, text)) ?? asked(text, hasCma, earlier);

/**
 * @param messages the user's, the last one last
 * @param hasCma whether a CMA stands, which a cover letter may be for
 * @returns the letter as the last message leaves it, and as it was before
 */
export function readClientLetter(
  messages: readonly string[],
  hasCma = false,
): { letter: ClientLetter; before: ClientLetter | null } | null {
  const [last, ...earlier] = messages.map(withCorrectedWords).toReversed();
  if (last === undefined) return null;
  const before = standingOf(earlier, hasCma);
  const own = ownOrNext(last, before, { hasCma, earlier });
  if (own) return { letter: own, before: null };
  const letter = before && changed(before, last);
  return letter && { letter, before };
}
