/** Notes from agent to agent: for a showing, with a question, with an offer. */
import { money, plainWords } from '../text.ts';
import type { Letter, OfferTerm } from '../words.ts';
import { lines, signatureOf, type KindParts, type Written } from './frame.ts';
import { addressOf } from './parts.ts';

/** "Mina Delacruz": "Mina"; what does not look like a name of a person stays whole. */
const firstName = (name: string) => /^(\p{Lu}\p{Ll}+)(?: [\p{L}'’.-]+){1,2}$/u.exec(name)?.[1] ?? name;

function letter(parts: KindParts, { subject, paragraphs }: Letter): Written {
  const { home, recipient } = parts;
  const { notes } = home.words;
  const to = recipient ?? firstName(plainWords(home.listing.listingAgent?.name ?? ''));
  return {
    headline: notes.subject(subject),
    body: lines(notes.greeting(to === '' ? notes.placeholders.client : to), ...paragraphs, signatureOf(parts)),
  };
}

export function agentNote(parts: KindParts): Written {
  const { home, voice, showing, asking } = parts;
  const { notes } = home.words;
  const asks = asking === null ? null : plainWords(asking);
  return letter(
    parts,
    notes.agentNote({
      address: addressOf(home, voice.wishes) ?? home.place,
      mlsId: home.listing.mlsId,
      showing: asks === null ? (showing === null ? notes.placeholders.showing : plainWords(showing)) : null,
      asking: asks,
    }),
  );
}

export function offerNote(parts: KindParts): Written {
  const { home, voice } = parts;
  const { listing } = home;
  const price = voice.wishes.mustNot.has('price') || listing.currentPrice === null ? null : money(listing.currentPrice);
  const { placeholders, offerNote: note } = home.words.notes;
  const { price: named, offListPercent, deposit, financing, contingencies, closing } = parts.offerTerms ?? {};
  // Where the record tells no list price the share itself stays out, as a blank.
  const atShare =
    offListPercent == null || listing.currentPrice === null
      ? null
      : money(Math.round(listing.currentPrice * (1 + offListPercent / 100)));
  const offered = named ?? atShare;
  const told = (term: string | null | undefined, name: OfferTerm): string => (term ? plainWords(term) : placeholders[name]);
  const terms: Record<OfferTerm, string> = {
    offerPrice: told(offered, 'offerPrice'),
    deposit: told(deposit, 'deposit'),
    financing: told(financing, 'financing'),
    contingencies: told(contingencies, 'contingencies'),
    closing: told(closing, 'closing'),
  };
  return letter(parts, note({ address: addressOf(home, voice.wishes) ?? home.place, price, terms }));
}
