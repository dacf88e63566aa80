/** The schedule of a tour as a text for the client. */
import { plain } from '../answers/format.ts';
import { textsIn, type Language } from '../answers/texts/index.ts';
import { quoted } from '../answers/writing-answer.ts';
import type { TourLetter } from './read-tour-letter.ts';
import type { Tour } from './standing-tour.ts';

export function composeTourLetter(letter: TourLetter, { comparables, stops, tour }: Tour, inThread: Language): string {
  const { form, tone, isShort, language, recipient, sender, isToSend } = letter;
  const { tours: words, writing } = textsIn(language ?? inThread);
  const day = tour.date === null ? null : words.day(tour.date);
  const isMail = form === 'email';
  const lines = comparables.map(({ address, city }, at) => {
    const home = [address, isMail || !isShort ? city : null].flatMap((part) => (part ? plain(part) : [])).join(', ');
    const time = stops?.[at];
    return time === undefined ? `${at + 1}\\. ${home}` : `- ${words.letter.at(time, home)}`;
  });
  const list = stops ? lines.join('\n') : lines.join('  \n');
  const text = [
    isMail ? `**${words.letter.subject(day)}**` : '',
    writing.letter.greeting(recipient),
    isShort ? words.letter.shortOpening(day) : words.letter.opening(day, stops !== undefined),
    list,
    isShort ? '' : words.letter.close[tone],
    isMail ? `${words.letter.signatures[tone]}  \n${sender ?? words.letter.sender}` : (sender ?? ''),
  ];
  const body = quoted(text.filter(Boolean).join('\n\n'));
  return isToSend ? `${textsIn(inThread).tours.letter.toSend}\n\n${body}` : body;
}
