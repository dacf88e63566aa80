/** One e-mail, message or post over several listings: each with its address, its facts and who lists it. */
import type { CopyKind } from '../request.ts';
import { countCharacters } from '../limits.ts';
import { capital, plainWords } from '../text.ts';
import { emoji, greetingOf, lines, ownWordsOf, sentencesFor, signatureOf, type KindParts, type Written } from './frame.ts';
import { addressWithStatus, factsLine, listedBy, listedByOffice } from './parts.ts';

/** What each home is like goes where the whole has no room for it. @param homes in their order, the first one that of `parts` */
export function several(parts: KindParts, homes: readonly KindParts[], kind: CopyKind): Written {
  const shape = { isPost: kind === 'social', isMessage: kind === 'text-message' };
  const whole = severalWith(parts, homes, { ...shape, isTold: parts.length === 'long' && !shape.isMessage });
  return countCharacters(whole.body) <= parts.limit ? whole : severalWith(parts, homes, { ...shape, isTold: false });
}

interface Shape {
  isPost: boolean;
  /** Without subject and signature. */
  isMessage: boolean;
  /** A sentence stands beside each. */
  isTold: boolean;
}

/** Read on a telephone: a line of facts, and the office that lists it. */
const shortly = (one: KindParts, beside: string): string =>
  [
    `• ${[addressWithStatus(one.home, one.voice.wishes) ?? one.home.place, factsLine(one.home, one.voice.wishes)].filter(Boolean).join(': ')}`,
    beside,
    listedByOffice(one.home),
  ]
    .filter(Boolean)
    .join('\n');

function severalWith(parts: KindParts, homes: readonly KindParts[], { isPost, isMessage, isTold }: Shape): Written {
  const { home, voice } = parts;
  const { notes } = home.words;
  const places = new Set(homes.map(({ home: { listing } }) => listing.city));
  const [city] = places;
  const where = places.size === 1 && city ? plainWords(city) : null;
  const { subject, openings } = notes.several({ count: homes.length, where });
  const items = homes.map((one, at) => {
    if (isMessage) return shortly(one, parts.besides[at] ?? '');
    return [
      `• ${addressWithStatus(one.home, one.voice.wishes) ?? one.home.place}`,
      factsLine(one.home, one.voice.wishes),
      isPost ? '' : (parts.besides[at] ?? ''),
      isTold ? (sentencesFor(one)[0]?.text ?? '') : '',
      listedBy(one.home),
    ]
      .filter(Boolean)
      .join('\n');
  });
  const opening = voice.choose(openings[voice.tone], 'several') ?? '';
  const own = [...voice.wishes.own, ...ownWordsOf(parts).map((words) => `${capital(words)}.`)].join(' ');
  if (isPost) return { headline: subject, body: lines(`${emoji(parts, '🏡')}${opening}`, ...items, own) };
  const close = voice.choose(notes.severalCloses[voice.tone], 'close') ?? '';
  if (isMessage) {
    const greeting = parts.recipient === null ? '' : `${greetingOf(parts)} `;
    return { headline: '', body: lines(`${greeting}${subject}:`, ...items, own, notes.severalTextClose) };
  }
  return { headline: notes.subject(subject), body: lines(greetingOf(parts), opening, ...items, own, close, signatureOf(parts)) };
}
