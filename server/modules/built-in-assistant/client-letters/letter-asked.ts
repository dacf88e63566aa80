/** The letter that one message asks for, with all that it tells. */
import { dollars } from '../answers/format.ts';
import { inEnglish } from '../language.ts';
import { fold } from '../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';
import { buyersAfter, buyersIn, buyersTyped } from './buyers-told.ts';
import type { ClientLetter } from './client-letter.ts';
import { dayIn, seeIn, talkIn } from './day-said.ts';
import { asksForCmaCover } from './deal-occasions.ts';
import { dealTermsIn } from './deal-terms.ts';
import { explainedIn } from './explained.ts';
import { addressIn, areaIn, bedroomsIn, listingAreaIn, roomsIn } from './home-told.ts';
import { figuresIn } from './letter-figures.ts';
import { formIn } from './letter-forms.ts';
import { toneIn } from './letter-tone.ts';
import { occasionOf, type LetterOccasion } from './occasions.ts';
import { offerCountered } from './offer-countered.ts';
import { offerIn } from './offer-told.ts';
import { clausesOf, ownWordsIn, type OwnWords } from './own-words.ts';
import { isThinkingOver, namesBetweenCommas, namesOf } from './people-told.ts';
import { tenancyIn } from './tenancy-terms.ts';
import { isOfTenant } from './tenant-occasions.ts';
import { toldFactsIn } from './told-facts.ts';

/** Spanish is read through English words where it has them, and as it was typed. */
export const occasionIn = (text: string): LetterOccasion | null => occasionOf(fold(inEnglish(text))) ?? occasionOf(fold(text));

/** @param earlier the user's messages before, the newest first */
export function letterAsked(text: string, hasCma: boolean, earlier: readonly string[]): ClientLetter | null {
  const folded = fold(inEnglish(text));
  const occasion = occasionIn(text) ?? (hasCma && asksForCmaCover.test(folded) ? 'cma-cover' : null);
  const letter = occasion && letterOf(occasion, text);
  const countered = letter?.occasion === 'counter-offer' ? offerCountered(text, earlier) : null;
  if (!letter || !countered) return letter;
  const { priceDollars, financing } = countered;
  return { ...letter, offer: { ...letter.offer, price: dollars(priceDollars), financing } };
}

export function letterOf(occasion: LetterOccasion, text: string): ClientLetter {
  const folded = fold(inEnglish(text));
  const { recipient = toPeople.includes(occasion) ? namesBetweenCommas(text) : null, sender = null } = namesOf(text);
  const area = areaOf(occasion, text);
  const rooms = occasion === 'expired' ? roomsIn(folded) : null;
  return {
    occasion,
    form: formIn(folded) ?? 'email',
    ...toneIn(occasion, folded),
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
    told: toldFactsIn(text, occasion),
    deal: dealTermsIn(folded),
    tenancy: tenancyIn(text),
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
/** Notes to people whose names the words list: "…, Tom and Linda, …". */
const toPeople: readonly LetterOccasion[] = ['appointment-thanks', 'showing-thanks', 'thanks', 'not-chosen', 'open-house-visit'];

/** To those whose home is or was for sale, or may be. */
const ofOwners: readonly LetterOccasion[] = ['prospecting', 'expired', 'for-sale-by-owner', 'by-owner-again'];
const ofSellers: readonly LetterOccasion[] = ['price-cut', 'seller-update', 'offer-received'];

function areaOf(occasion: LetterOccasion, text: string): string | null {
  if (ofOwners.includes(occasion)) return areaIn(text);
  return ofSellers.includes(occasion) ? listingAreaIn(text) : null;
}
