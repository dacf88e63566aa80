/** Each kind of copy, from the same sentences. */
import { copyTargets, countCharacters } from '../limits.ts';
import { headlineOf } from '../headline.ts';
import { capital, money, plainWords, type Home } from '../home.ts';
import type { CopyKind, CopyLength } from '../request.ts';
import { asOneParagraph, asParagraphs, fit, plainSentencesOf, sentencesOf, type Sentence, type Voice } from '../sentences.ts';
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

/** What the agent has to fill in; code makes no such thing up. */
export const placeholders = { openHouse: '[day and time]', client: '[name]', agent: '[your name]' } as const;

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
  const address = addressOf(home, voice.wishes);
  const here = address ? ` ${address}` : ` ${home.place}`;
  const opening = choose(
    {
      professional: [`I would like to bring a listing to your attention:${here}.`, `A listing that may be of interest:${here}.`],
      warm: [`I came across a place that I wanted to share with you:${here}.`, `I thought of you when I saw this one:${here}.`],
      bold: [`One to see:${here}.`, `Put this one on your list:${here}.`],
    }[tone],
    'greeting',
  );
  const close = choose(
    {
      professional: ['Please let me know if you would like to see it.', 'I am glad to arrange a showing or answer questions.'],
      warm: [
        'Would you like to see it together? Just reply and we will find a time.',
        'Tell me what you think, and we can go and look.',
      ],
      bold: ['Want to see it? Reply and I will set it up.', 'Say the word and I will book the showing.'],
    }[tone],
    'close',
  );
  const sign = { professional: 'Best regards,', warm: 'Warmly,', bold: 'Talk soon,' }[tone];
  return {
    headline: `Subject: ${headlineOf(home, voice)}`,
    body: text(parts, 'email', (body) =>
      lines(
        `Hi ${placeholders.client},`,
        opening ?? '',
        body,
        factsLine(home, voice.wishes),
        close ?? '',
        `${sign}\n${placeholders.agent}`,
        listedBy(home),
      ),
    ),
  };
}

const emoji = ({ withoutEmojis, voice }: KindParts, sign: string) =>
  withoutEmojis || voice.tone === 'professional' ? '' : `${sign} `;

/** What a post may call it: "just listed" holds for a week. */
function statusWords({ listing }: Home): { words: string; tag: string } {
  const status = listing.listingStatus.id;
  if (status === 'sold') return { words: 'Sold', tag: '#Sold' };
  if (status === 'pending' || status === 'contingent') return { words: 'Under contract', tag: '#UnderContract' };
  if (status === 'soon') return { words: 'Coming soon', tag: '#ComingSoon' };
  return listing.isLease ? { words: 'For rent', tag: '#ForRent' } : { words: 'For sale', tag: '#ForSale' };
}

function social(parts: KindParts): Written {
  const { home, voice } = parts;
  const { words, tag } = statusWords(home);
  const address = addressOf(home, voice.wishes);
  return {
    headline: `${words}${address ? `: ${address}` : ` in ${home.place}`}`,
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
  const when = parts.openHouse ? plainWords(parts.openHouse) : placeholders.openHouse;
  const address = addressOf(home, voice.wishes) ?? home.place;
  const invitation = voice.choose(
    {
      professional: [`You are invited to an open house at ${address}, ${when}.`, `Open house: ${address}, ${when}.`],
      warm: [
        `Come by and say hello: ${address} is open ${when}.`,
        `The door is open at ${address}, ${when}. Come and look around.`,
      ],
      bold: [`Doors open: ${when}, ${address}.`, `${capital(when)}. ${address}. Be there.`],
    }[voice.tone],
    'invitation',
  );
  return {
    headline: `Open House: ${address}`,
    body: text(parts, 'open-house', (body) =>
      lines(`${emoji(parts, '🔑')}${invitation ?? ''}`, body, factsLine(home, voice.wishes), listedBy(home)),
    ),
  };
}

function justSold(parts: KindParts): Written {
  const { home, voice } = parts;
  const { listing } = home;
  const address = addressOf(home, voice.wishes) ?? home.place;
  const price = voice.wishes.mustNot.has('price') || listing.soldPrice === null ? '' : ` for ${money(listing.soldPrice)}`;
  const days =
    listing.daysOnMarket === null
      ? ''
      : ` after ${listing.daysOnMarket === 1 ? 'one day' : `${listing.daysOnMarket} days`} on the market`;
  const news = voice.choose(
    {
      professional: [`${address} has sold${price}${days}.`, `Just sold: ${address}${price}${days}.`],
      warm: [
        `${address} has found its new owner${price ? `, and closed${price}` : ''}${days}.`,
        `Happy news from ${home.place}: ${address} has sold${price}${days}.`,
      ],
      bold: [`Sold: ${address}${price}${days}.`, `Done. ${address} sold${price}${days}.`],
    }[voice.tone],
    'news',
  );
  const offer = voice.choose(
    {
      professional: [
        `If you are considering a sale in ${home.place}, I am glad to talk it through.`,
        'I am available to discuss what this means for your property.',
      ],
      warm: [`Wondering what it means for your own place? Ask me, any time.`, `If a move is on your mind, let us talk it over.`],
      bold: [`Thinking of selling in ${home.place}? Call me.`, 'Yours next? Let us talk.'],
    }[voice.tone],
    'offer',
  );
  const own = of(parts).filter(({ paragraph, weight }) => paragraph < 3 && weight < 2_000);
  const body = fit(own, Math.min(parts.limit, copyTargets[parts.length]['just-sold']), (kept) =>
    lines(
      `${emoji(parts, '🎉')}${news ?? ''}`,
      parts.length === 'long' ? asOneParagraph(kept) : '',
      offer ?? '',
      placeholders.agent,
      listedBy(home),
    ),
  );
  return { headline: `Just Sold: ${address}`, body };
}

export const writers: Record<CopyKind, (parts: KindParts) => Written> = {
  description,
  email,
  social,
  'open-house': openHouse,
  'just-sold': justSold,
};
