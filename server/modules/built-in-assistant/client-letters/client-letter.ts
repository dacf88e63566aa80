/** A letter about no home in particular, as what it tells and how. */
import type { Language } from '../answers/texts/index.ts';
import type { BuyersTold } from './buyers-told.ts';
import type { DealTerms } from './deal-terms.ts';
import type { LetterFigures } from './letter-figures.ts';
import type { LetterForm } from './letter-forms.ts';
import type { LetterOccasion } from './occasions.ts';
import type { OfferTold } from './offer-told.ts';
import type { OwnWords } from './own-words.ts';
import type { TenancyTerms } from './tenancy-terms.ts';
import type { ToldFacts } from './told-facts.ts';

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
