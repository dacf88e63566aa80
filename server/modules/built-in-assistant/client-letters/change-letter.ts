/** What one more message changes of the letter that stands: its tone, its facts, whom it goes to; and the note that follows it. */
import { inEnglish } from '../language.ts';
import { fold } from '../question-parser/sentence.ts';
import { hasWishes, wishesIn } from '../question-parser/writing-wishes.ts';
import { buyersAfter } from './buyers-told.ts';
import type { ClientLetter } from './client-letter.ts';
import { asksToFollowUp } from './deal-occasions.ts';
import { termsAfter } from './deal-terms.ts';
import { factsAfter } from './facts-after.ts';
import { addressIn, addressTyped, roomsIn } from './home-told.ts';
import { interestAfter } from './interest-told.ts';
import { letterOf, occasionIn } from './letter-asked.ts';
import { figuresIn } from './letter-figures.ts';
import { formIn, otherFormIn } from './letter-forms.ts';
import { asksForTone, restyled } from './letter-tone.ts';
import { ownWordsIn, type OwnWords } from './own-words.ts';
import { namesOf } from './people-told.ts';
import { tenancyAfter } from './tenancy-terms.ts';
import { isOfTenant } from './tenant-occasions.ts';

const MAX_CHANGE_WORDS = 12;
const MAX_OWN_WORDS = 40;
/** "Its Mike and Tara" */
const people = /\b[Ii]t['’]?s\s+(?:for\s+)?(\p{Lu}\p{Ll}+(?:\s+(?:and|&)\s+\p{Lu}\p{Ll}+)?)(?=\s*(?:[,.!]|$))/u;
/** "Her name is Priya" */
const namesPerson =
  /\b(?:names?(?:\s+(?:is|are)|['’]?s)|its\s+for|(?:it|this)\s+(?:is|goes)\s+(?:for|to)|address\s+it\s+to|se\s+llaman?)\b/;
/** "The address is 44 Oak St", and little else. */
const tellsAddress = /^\W*(?:(?:it'?s|it\s+is|the|address|is|at|for|use|home|house|la|direccion|es)\s+)*\d/;
/** The letter that stands with what one more message changes of it; null where it changes nothing of it. */
export function changedLetter(standing: ClientLetter, text: string): ClientLetter | null {
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
  const isWish = (hasWishes(wishes) || asksForTone(folded)) && wishes.mention.length + wishes.leaveOut.length === 0;
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

const asksOfChange = /\b(?:softer|shorter|longer|warmer|formal|spanish|english|espanol|ingles)\b/;

/** The note after the one that stands: no answer came, or they chose another agent. */
export function followingUp(standing: ClientLetter, text: string): ClientLetter | null {
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
