/** Each kind of copy, from the same sentences. */
import { copyTargets, countCharacters } from '../limits.ts';
import { headlineOf } from '../headline.ts';
import type { CopyKind, CopyLength } from '../request.ts';
import { asOneParagraph, asParagraphs, fit, plainSentencesOf, sentencesOf, type Sentence, type Voice } from '../sentences.ts';
import { money, plainWords } from '../text.ts';
import type { Home, StatusWords } from '../words.ts';
import { addressOf, factsLine, hashtags, listedBy } from './parts.ts';

export interface KindParts {
  home: Home;
  voice: Voice;
  length: CopyLength;
  limit: number;
  /** Shorter than its length would make it; null: as its length has it. */
  aim: number | null;
  withoutEmojis: boolean;
  /** Day and time of the open house, in the agent's words. */
  openHouse: string | null;
}

export interface Written {
  headline: string;
  body: string;
}

const of = ({ home, voice }: KindParts): Sentence[] =>
  home.isLand || home.isBuilding ? plainSentencesOf(home, voice) : sentencesOf(home, voice);

const SHORT_SHARE = 0.75;
const MIN_CHARACTERS = 50;

/** The sentences in what room the fixed lines leave. */
function text(parts: KindParts, kind: CopyKind, around: (body: string) => string): string {
  const target = Math.min(parts.limit, parts.aim ?? copyTargets[parts.length][kind]);
  const paragraphs = parts.length === 'long' && (kind === 'description' || kind === 'email') ? asParagraphs : asOneParagraph;
  const sentences = of(parts);
  const write = (kept: readonly Sentence[]) => around(paragraphs(kept));
  // Where the record tells little, short is still shorter than all of it.
  const room =
    parts.length === 'short' && parts.aim === null
      ? Math.min(target, Math.round(countCharacters(write(sentences)) * SHORT_SHARE))
      : target;
  return fit(sentences, Math.max(room, MIN_CHARACTERS), write);
}

const lines = (...parts: string[]) => parts.filter((part) => part !== '').join('\n\n');

function description(parts: KindParts): Written {
  return { headline: headlineOf(parts.home, parts.voice), body: text(parts, 'description', (body) => body) };
}

function email(parts: KindParts): Written {
  const { home, voice } = parts;
  const { tone, choose } = voice;
  const { notes } = home.words;
  const opening = choose(notes.emailOpenings(addressOf(home, voice.wishes) ?? home.place)[tone], 'greeting');
  const close = choose(notes.emailCloses[tone], 'close');
  return {
    headline: notes.subject(headlineOf(home, voice)),
    body: text(parts, 'email', (body) =>
      lines(
        notes.greeting(notes.placeholders.client),
        opening ?? '',
        body,
        factsLine(home, voice.wishes),
        close ?? '',
        `${notes.signature[tone]}\n${notes.placeholders.agent}`,
        listedBy(home),
      ),
    ),
  };
}

const emoji = ({ withoutEmojis, voice }: KindParts, sign: string) =>
  withoutEmojis || voice.tone === 'professional' ? '' : `${sign} `;

/** What a post may call it: "just listed" holds for a week. */
function statusWords({ listing, words: { notes } }: Home): StatusWords {
  const status = listing.listingStatus.id;
  if (status === 'sold') return notes.status.sold;
  if (status === 'pending' || status === 'contingent') return notes.status.underContract;
  if (status === 'soon') return notes.status.soon;
  return listing.isLease ? notes.status.rent : notes.status.sale;
}

function social(parts: KindParts): Written {
  const { home, voice } = parts;
  const { words, tag } = statusWords(home);
  const address = addressOf(home, voice.wishes);
  return {
    headline: address ? `${words}: ${address}` : home.words.notes.statusIn(words, home.place),
    body: text(parts, 'social', (body) =>
      lines(
        `${emoji(parts, '🏡')}${body}`,
        `${emoji(parts, '📍')}${factsLine(home, voice.wishes)}`,
        listedBy(home),
        hashtags(home, tag),
      ),
    ),
  };
}

function openHouse(parts: KindParts): Written {
  const { home, voice } = parts;
  const { notes } = home.words;
  const when = parts.openHouse ? plainWords(parts.openHouse) : notes.placeholders.openHouse;
  const address = addressOf(home, voice.wishes) ?? home.place;
  const invitation = voice.choose(notes.invitations(address, when)[voice.tone], 'invitation');
  return {
    headline: notes.openHouse(address),
    body: text(parts, 'open-house', (body) =>
      lines(`${emoji(parts, '🔑')}${invitation ?? ''}`, body, factsLine(home, voice.wishes), listedBy(home)),
    ),
  };
}

function justSold(parts: KindParts): Written {
  const { home, voice } = parts;
  const { listing, place } = home;
  const { notes } = home.words;
  const address = addressOf(home, voice.wishes) ?? place;
  const price = voice.wishes.mustNot.has('price') || listing.soldPrice === null ? null : money(listing.soldPrice);
  const news = voice.choose(notes.soldNews({ address, place, price, days: listing.daysOnMarket })[voice.tone], 'news');
  const offer = voice.choose(notes.sellerOffers(place)[voice.tone], 'offer');
  const own = of(parts).filter(({ paragraph, weight }) => paragraph < 3 && weight < 2_000);
  const body = fit(own, Math.min(parts.limit, copyTargets[parts.length]['just-sold']), (kept) =>
    lines(
      `${emoji(parts, '🎉')}${news ?? ''}`,
      parts.length === 'long' ? asOneParagraph(kept) : '',
      offer ?? '',
      notes.placeholders.agent,
      listedBy(home),
    ),
  );
  return { headline: notes.justSold(address), body };
}

export const writers: Record<CopyKind, (parts: KindParts) => Written> = {
  description,
  email,
  social,
  'open-house': openHouse,
  'just-sold': justSold,
};
