/** What is typed into a telephone, and what is said in front of a camera. */
import { headlineOf } from '../headline.ts';
import { asOneParagraph, fit, type Sentence } from '../sentences.ts';
import { copyTargets } from '../limits.ts';
import { greetingOf, lines, newsOf, openHouseLine, sentencesFor, text, type KindParts, type Written } from './frame.ts';
import { addressOf, addressWithStatus, factsLine, listedBy } from './parts.ts';

export function textMessage(parts: KindParts): Written {
  const { home, voice, recipient } = parts;
  const address = addressWithStatus(home, voice.wishes) ?? home.place;
  const facts = [newsOf(parts) ?? `${address}.`, factsLine(home, voice.wishes)].filter(Boolean).join(' ');
  const close = voice.choose(home.words.notes.textCloses[voice.tone], 'text-close') ?? '';
  return {
    headline: '',
    body: text(parts, 'text-message', (body) =>
      [
        recipient === null ? '' : greetingOf(parts),
        facts,
        parts.besides[0] ?? '',
        body,
        openHouseLine(parts),
        close,
        listedBy(home),
      ]
        .filter(Boolean)
        .join('\n'),
    ),
  };
}

export function videoScript(parts: KindParts): Written {
  const { home, voice, length, limit, aim, maxWords } = parts;
  const { shots } = home.words.notes;
  const room = { characters: Math.min(limit, aim ?? copyTargets[length]['video-script']), words: maxWords };
  const write = (kept: readonly Sentence[]) =>
    lines(
      ...shots.map((shot, part) => {
        const words = asOneParagraph(kept.filter(({ paragraph }) => paragraph === part));
        return words === '' ? '' : `[${shot}]\n${words}`;
      }),
      [addressOf(home, voice.wishes), factsLine(home, voice.wishes)].filter(Boolean).join('. '),
      listedBy(home),
    );
  return { headline: headlineOf(home, voice), body: fit(sentencesFor(parts), room, write) };
}
