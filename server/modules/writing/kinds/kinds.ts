/** Each kind of copy, from the same sentences. */
import { headlineOf } from '../headline.ts';
import { copyTargets, countCharacters } from '../limits.ts';
import type { CopyKind } from '../request.ts';
import { asOneParagraph, fit } from '../sentences.ts';
import { money, plainWords } from '../text.ts';
import {
  emoji,
  greetingOf,
  lines,
  newsOf,
  openHouseLine,
  sentencesFor,
  signatureOf,
  text,
  type KindParts,
  type Written,
} from './frame.ts';
import { headlines } from './headlines.ts';
import { highlights } from './highlights.ts';
import { agentNote, offerNote } from './letters.ts';
import { addressOf, factsLine, hashtags, listedBy, statusWords } from './parts.ts';
import { textMessage, videoScript } from './spoken.ts';

function description(parts: KindParts): Written {
  const own = openHouseLine(parts);
  return {
    headline: headlineOf(parts.home, parts.voice),
    body: text(parts, 'description', (body) => (own ? `${body} ${own}.` : body)),
  };
}

function email(parts: KindParts): Written {
  const { home, voice } = parts;
  const { tone, choose } = voice;
  const { notes } = home.words;
  const here = addressOf(home, voice.wishes) ?? home.place;
  const opening = newsOf(parts) ?? choose(notes.emailOpenings(here)[tone], 'greeting');
  const close = choose(notes.emailCloses[tone], 'close');
  return {
    headline: notes.subject(parts.occasion ? `${parts.occasion.words}: ${here}` : headlineOf(home, voice)),
    body: text(parts, 'email', (body) =>
      lines(
        greetingOf(parts),
        opening ?? '',
        body,
        factsLine(home, voice.wishes),
        parts.besides[0] ?? '',
        openHouseLine(parts),
        close ?? '',
        signatureOf(parts),
        listedBy(home),
      ),
    ),
  };
}

/** Hashtags go first where a limit is tight. */
function withoutTagsIfLong({ limit }: KindParts, write: (tags: boolean) => string): string {
  const whole = write(true);
  return countCharacters(whole) <= limit ? whole : write(false);
}

function social(parts: KindParts): Written {
  const { home, voice } = parts;
  const { words, tag } = parts.occasion ?? statusWords(home);
  const news = newsOf(parts);
  const address = addressOf(home, voice.wishes);
  return {
    headline: address ? `${words}: ${address}` : home.words.notes.statusIn(words, home.place),
    body: withoutTagsIfLong(parts, (tags) =>
      text(parts, 'social', (body) =>
        lines(
          `${emoji(parts, '🏡')}${lines(news ?? '', body)}`,
          `${emoji(parts, '📍')}${factsLine(home, voice.wishes)}`,
          parts.openHouse === null ? '' : `${emoji(parts, '🔑')}${openHouseLine(parts)}`,
          parts.sender ?? '',
          listedBy(home),
          tags && !voice.wishes.mustNot.has('hashtags') ? hashtags(home, tag) : '',
        ),
      ),
    ),
  };
}

function openHouse(parts: KindParts): Written {
  const { home, voice } = parts;
  const { notes } = home.words;
  const when = parts.openHouse ? notes.when(plainWords(parts.openHouse)) : notes.placeholders.openHouse;
  const address = addressOf(home, voice.wishes) ?? home.place;
  const forWhom = (words: string) => (parts.forBrokers ? notes.forBrokers(words) : words);
  const invitation = voice.choose(notes.invitations(address, when)[voice.tone], 'invitation');
  return {
    headline: forWhom(notes.openHouse(address)),
    body: text(parts, 'open-house', (body) =>
      lines(
        `${emoji(parts, '🔑')}${forWhom(invitation ?? '')}`,
        body,
        factsLine(home, voice.wishes),
        parts.sender ?? '',
        listedBy(home),
      ),
    ),
  };
}

function justSold(parts: KindParts): Written {
  const { home, voice } = parts;
  const { listing, place } = home;
  const { notes } = home.words;
  const address = addressOf(home, voice.wishes) ?? place;
  const told = parts.soldAsTold;
  const sold = told?.priceDollars ?? listing.soldPrice;
  const price = voice.wishes.mustNot.has('price') || sold === null ? null : money(sold);
  const days = told ? (told.days ?? null) : listing.daysOnMarket;
  const over = told?.overAskingPercent == null ? null : `${told.overAskingPercent}%`;
  const news = voice.choose(notes.soldNews({ address, place, price, days, over })[voice.tone], 'news');
  const offer = voice.choose(notes.sellerOffers(place)[voice.tone], 'offer');
  const own = sentencesFor(parts).filter(({ paragraph, weight }) => paragraph < 3 && weight < 2_000);
  const room = { characters: Math.min(parts.limit, copyTargets[parts.length]['just-sold']), words: parts.maxWords };
  const body = fit(own, room, (kept) =>
    lines(
      `${emoji(parts, '🎉')}${news ?? ''}`,
      parts.length === 'long' ? asOneParagraph(kept) : '',
      offer ?? '',
      parts.sender ?? notes.placeholders.agent,
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
  'text-message': textMessage,
  highlights,
  headlines,
  'agent-note': agentNote,
  'offer-note': offerNote,
  'video-script': videoScript,
};
