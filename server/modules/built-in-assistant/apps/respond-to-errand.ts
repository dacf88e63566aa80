/** What is said of an errand that the chat cannot run, with what can be done next as buttons. */
import { askLink } from '#contract/reply-links.ts';
import { textsIn } from '../answers/texts/index.ts';
import { readShowingTime } from '../question-parser/writing-names.ts';
import { findNamedResult, theOneShown } from '../question-parser/result-references/result-reference.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { readErrand } from './errand-request.ts';

/** A tour in words that the assistant reads: "the first four". */
const numbers = ['two', 'three', 'four', 'five', 'six'] as const;

/** Null where the turn is about something else. */
export function respondToErrand({ english, language, previous }: Turn): { say: string } | null {
  const folded = fold(english);
  const errand = readErrand(folded);
  if (!errand) return null;
  const { errands: words } = textsIn(language);
  const shown = previous?.results ?? [];
  const named = findNamedResult(folded, previous);
  const hasHome = (named ?? previous?.onScreen ?? previous?.opened ?? theOneShown(previous)) !== null;
  const at = named ? shown.findIndex(({ mlsId, mlsSource }) => mlsId === named.mlsId && mlsSource === named.mlsSource) : -1;
  const home = words.homes[at] ?? (hasHome && (at < 0 || words.homes.length === 0) ? words.it : null);
  const when = readShowingTime(english)?.toLowerCase() ?? null;
  const at10 = when === null || /\d/.test(when) ? when : `${when} at 10 am`;
  const ofHome = (make: (home: string) => string | null) => (home === null ? [] : [make(home)]);
  const count = numbers[Math.min(shown.length, numbers.length + 1) - 2];
  const ways = {
    remind: ofHome((one) => words.onCalendar(one, at10)),
    call: [...ofHome(words.whoIsAgent), ...ofHome((one) => words.askForShowing(one, null))],
    showing: [...ofHome((one) => words.askForShowing(one, when)), ...ofHome((one) => words.onCalendar(one, at10))],
    send: previous?.writing ? [words.asDraft] : [...ofHome(words.writeMessage), ...ofHome(words.writeMail)],
    print: ofHome(words.startCma),
    route:
      count === undefined
        ? []
        : [words.tour(count), ...(shown.some(({ openHouses = [] }) => openHouses.length > 0) ? [words.earliest] : [])],
  }[errand];
  const text = errand === 'send' && previous?.writing ? words.sendWritten : words[errand];
  const isOpen = ways.length === 0 && errand !== 'route' && shown.length > 0;
  if (isOpen) return { say: `${text.replace(/:$/, '.')} ${textsIn(language).apps.whichHome}` };
  return {
    say: [
      ways.length > 0 ? text : text.replace(/:$/, '.'),
      ways
        .flatMap((one) => one ?? [])
        .map(askLink)
        .join(' '),
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
