/** The reply that shows copy: headline, body, its length, and what was left out or is still to fill in. */
import type { CopyAnswer } from '#server/modules/writing/index.ts';
import { count, list, nameOf, plain } from './format.ts';

export const copyFailed =
  'I could not write that just now. The listing may have been withdrawn, or be outside what your MLS access shows.';
export const noSuchListing = (address: string) => `I found no listing at ${plain(address)} to write about.`;

/** Characters that markdown would take for its own; line breaks stay. */
const literal = (text: string) => text.replace(/[[\]<>*_`|\\~]/g, '\\$&').replace(/^#(?=\s)/gm, '\\#');

/** What is to be used as it stands, apart from what is said about it: copying the reply takes this alone. */
const quoted = (markdown: string) => markdown.replace(/^/gm, '> ').replace(/^> $/gm, '>');

const namesOfPlaceholders: Record<string, string> = {
  '[day and time]': 'the day and time of the open house',
  '[name]': "your client's name",
  '[your name]': 'your name',
};

/** @param already what was asked to be mentioned and stood in the copy before */
export function composeWritingAnswer({ copy, check, facts }: CopyAnswer, already: readonly string[] = []): string {
  if (copy.refused === 'not-sold')
    return `${nameOf(facts)} is not recorded as sold, so I did not write a just-sold note. I can write an open-house note, a post or a description of it.`;
  // A break in the text is a break on the screen.
  const body = literal(copy.body).replace(/(?<!\n)\n(?!\n)/g, '  \n');
  const things = already.map((wish) => plain(wish.replace(/^\s*(?:the|its|an?|that)\s+/i, '')));
  return [
    things.length > 0 ? `The ${list(things)} ${things.length > 1 || things[0]?.endsWith('s') ? 'are' : 'is'} in it already.` : '',
    quoted(`**${literal(copy.headline)}**\n\n${body}`),
    `*${count(copy.characters)} of ${count(copy.limitCharacters)} characters*`,
    [
      ...leftOut(copy),
      ...warnings(check),
      check.tooLong ? 'It is over the limit: the lines that must stand need the room.' : '',
      toFillIn(copy),
    ]
      .filter(Boolean)
      .join(' '),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function leftOut({ notShown, unfair }: CopyAnswer['copy']): string[] {
  const missing = notShown.map(plain).filter(Boolean);
  return [
    ...(missing.length > 0
      ? [
          `The record shows no ${list(missing, 'or')}, so I left ${missing.length === 1 && !missing[0]?.endsWith('s') ? 'it' : 'them'} out.`,
        ]
      : []),
    // Without the words: a reply that repeats them breaks the law itself.
    ...unfair.map(
      ({ reason }) => `Fair housing law keeps a part of that out of advertising, so I left it out: ${lower(reason)}.`,
    ),
  ];
}

function warnings({ fairHousing }: CopyAnswer['check']): string[] {
  return fairHousing.map(({ level, phrase, reason, rewrite }) => {
    const better = rewrite ? ` Better: “${plain(rewrite)}”.` : '';
    return `Look again at ${level === 'warn' ? `“${plain(phrase)}”` : 'a phrase that fair housing law forbids'}: ${lower(reason)}.${better}`;
  });
}

function toFillIn({ toFillIn: open, kind }: CopyAnswer['copy']): string {
  const names = open.map((placeholder) => namesOfPlaceholders[placeholder] ?? placeholder);
  if (names.length === 0) return '';
  return kind === 'open-house' && open.includes('[day and time]')
    ? 'When is the open house? Tell me the day and time, and I will put them in.'
    : `Fill in ${list(names)}.`;
}

const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
