/** The reply that shows copy: headline, body, its length, and what was left out or is still to fill in. */
import { checkReply } from '#server/modules/fair-housing/index.ts';
import type { CopyAnswer } from '#server/modules/writing/index.ts';
import { plain } from './format.ts';
import { nameOf } from './homes.ts';
import type { Texts } from './texts/index.ts';

/** Characters that markdown would take for its own; line breaks stay. */
const literal = (text: string) => text.replace(/[[\]<>*_`|\\~]/g, '\\$&').replace(/^#(?=\s)/gm, '\\#');

/** What is to be used as it stands, apart from what is said about it: copying the reply takes this alone. */
/** As a text to copy. */
export const quoted = (markdown: string) => markdown.replace(/^/gm, '> ').replace(/^> $/gm, '>');

/** A headline of its own stands above the text; lines to choose from have none. */
function quotedCopy({ headline, body: text, kind }: CopyAnswer['copy']): string {
  // A break in the text is a break on the screen; numbers before lines are no list of the screen's.
  const body = literal(text)
    .replace(/(?<!\n)\n(?!\n)/g, '  \n')
    .replace(/^(\d+)\. /gm, kind === 'headlines' ? '$1. ' : '$1\\. ');
  return quoted(headline === '' ? body : `**${literal(headline)}**\n\n${body}`);
}

/** Several wordings of one request. */
export function composeVersions(answers: readonly CopyAnswer[], texts: Texts): string {
  const [first] = answers;
  const { writing } = texts;
  return [
    ...answers.map(
      ({ copy }, at) =>
        `${writing.version(at + 1)}, *${writing.length(copy.characters, copy.limitCharacters)}*:\n\n${quotedCopy(copy)}`,
    ),
    first ? besides(first, texts) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

const besides = ({ copy, check }: CopyAnswer, texts: Texts, isTold = false) =>
  [
    copy.language !== 'english' && copy.kind === 'description' ? texts.writing.mlsWantsEnglish : '',
    ...leftOut(copy, isTold, texts),
    ...warnings(check, texts),
    check.tooLong ? texts.writing.tooLong : '',
    toFillIn(copy, texts),
  ]
    .filter(Boolean)
    .join(' ');

interface Asked {
  /** What was asked to be mentioned and stood in the copy before. */
  already: readonly string[];
  /** How many words it was held to; null where to none. */
  maxWords: number | null;
  /** Its home, or something in it, was told and has no record. */
  isTold: boolean;
}

export function composeWritingAnswer(answer: CopyAnswer, { already, maxWords, isTold }: Asked, texts: Texts): string {
  const { writing } = texts;
  const { copy, facts } = answer;
  if (copy.refused === 'not-sold') return writing.notSold(nameOf(facts));
  const things = already.map((wish) => plain(wish.replace(/^\s*(?:the|its|an?|that|el|la|los|las|su|un|una)\s+/i, '')));
  return [
    things.length > 0 ? writing.alreadyIn(things) : '',
    quotedCopy(copy),
    copy.kind === 'headlines' ? '' : `*${lengthOf(copy, maxWords, texts)}*`,
    besides(answer, texts, isTold),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const lengthOf = ({ words, characters, limitCharacters }: CopyAnswer['copy'], maxWords: number | null, { writing }: Texts) =>
  maxWords === null ? writing.length(characters, limitCharacters) : writing.lengthInWords(words, maxWords, characters);

function leftOut({ notShown, onlyInRemarks, unfair }: CopyAnswer['copy'], isTold: boolean, { writing }: Texts): string[] {
  const missing = notShown.map(plain).filter(Boolean);
  const reasons = [...new Set(unfair.map(({ reason }) => writing.unfair(reason)))];
  const tellable = reasons.filter((said) => checkReply(said).length === 0);
  return [
    ...(missing.length > 0 ? [writing.notShown(missing)] : []),
    ...(onlyInRemarks.length > 0 ? [(isTold ? writing.noWordsFor : writing.onlyInRemarks)(onlyInRemarks.map(plain))] : []),
    // Without the words: a reply that repeats them breaks the law itself.
    // A reason that the check of replies would strike is left out as well.
    ...(reasons.length > 0 && tellable.length === 0 ? [writing.unfairAtAll] : tellable),
  ];
}

function warnings({ fairHousing }: CopyAnswer['check'], { writing }: Texts): string[] {
  return fairHousing.map(({ level, phrase, reason, rewrite }) =>
    writing.lookAgain(level === 'warn' ? plain(phrase) : null, reason, rewrite && plain(rewrite)),
  );
}

function toFillIn({ toFillIn: open, kind }: CopyAnswer['copy'], { writing }: Texts): string {
  const names = open.map((placeholder) => writing.placeholders[placeholder] ?? placeholder);
  if (names.length === 0) return '';
  return kind === 'open-house' && open.some((placeholder) => asksTime.includes(placeholder))
    ? writing.whenOpen
    : writing.fillIn(names);
}

const asksTime: readonly string[] = ['[day and time]', '[día y hora]'];
