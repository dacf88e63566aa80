/** The reply that shows copy: headline, body, its length, and what was left out or is still to fill in. */
import type { CopyAnswer } from '#server/modules/writing/index.ts';
import { plain } from './format.ts';
import { nameOf } from './homes.ts';
import type { Texts } from './texts/index.ts';

/** Characters that markdown would take for its own; line breaks stay. */
const literal = (text: string) => text.replace(/[[\]<>*_`|\\~]/g, '\\$&').replace(/^#(?=\s)/gm, '\\#');

/** What is to be used as it stands, apart from what is said about it: copying the reply takes this alone. */
const quoted = (markdown: string) => markdown.replace(/^/gm, '> ').replace(/^> $/gm, '>');

/** @param already what was asked to be mentioned and stood in the copy before */
export function composeWritingAnswer({ copy, check, facts }: CopyAnswer, already: readonly string[], texts: Texts): string {
  const { writing } = texts;
  if (copy.refused === 'not-sold') return writing.notSold(nameOf(facts));
  // A break in the text is a break on the screen.
  const body = literal(copy.body).replace(/(?<!\n)\n(?!\n)/g, '  \n');
  const things = already.map((wish) => plain(wish.replace(/^\s*(?:the|its|an?|that|el|la|los|las|su|un|una)\s+/i, '')));
  return [
    things.length > 0 ? writing.alreadyIn(things) : '',
    quoted(`**${literal(copy.headline)}**\n\n${body}`),
    `*${writing.length(copy.characters, copy.limitCharacters)}*`,
    [
      copy.language !== 'english' && copy.kind === 'description' ? writing.mlsWantsEnglish : '',
      ...leftOut(copy, texts),
      ...warnings(check, texts),
      check.tooLong ? writing.tooLong : '',
      toFillIn(copy, texts),
    ]
      .filter(Boolean)
      .join(' '),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function leftOut({ notShown, onlyInRemarks, unfair }: CopyAnswer['copy'], { writing }: Texts): string[] {
  const missing = notShown.map(plain).filter(Boolean);
  return [
    ...(missing.length > 0 ? [writing.notShown(missing)] : []),
    ...(onlyInRemarks.length > 0 ? [writing.onlyInRemarks(onlyInRemarks.map(plain))] : []),
    // Without the words: a reply that repeats them breaks the law itself.
    ...unfair.map(({ reason }) => writing.unfair(reason)),
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
