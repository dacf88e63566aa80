/** The words of a letter, as many as it may have. */
import { plain } from '../answers/format.ts';
import { textsIn, type Language, type Texts } from '../answers/texts/index.ts';
import { addressedIn } from '../question-parser/people-addressed.ts';
import { daySaid } from './day-said.ts';
import { explanationOf } from './explained.ts';
import { factIn } from './fact-words.ts';
import type { LetterFacts } from './letter-facts.ts';
import type { OwnWords } from './own-words.ts';
import type { ClientLetter } from './client-letter.ts';
import { unfairIn } from './unfair-words.ts';

/** Of the home that is open, for a letter about its price. */
export type HomeFacts = Pick<LetterFacts, 'address' | 'price' | 'timeListed' | 'range'>;

interface Composed {
  body: string;
  /** What was left out, and why. */
  notes: string[];
}

/** From all of it to its first sentences: what goes first where words are few. */
const cuts = ['none', 'close', 'middle', 'second-sentences', 'gentle-close', 'last-clause'] as const;
type Cut = (typeof cuts)[number];

const firstSentence = (text: string): string => /^.*?[.?!](?=\s|$)/s.exec(text)?.[0] ?? text;
const withoutLastClause = (text: string): string => text.replace(/,[^,]*([.?!])$/, '$1');
const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** @param spoken the thread's language, and its words for what is said beside the letter */
export function compose(letter: ClientLetter, home: HomeFacts, { spoken, texts }: { spoken: Language; texts: Texts }): Composed {
  const language = letter.language ?? spoken;
  const { own, notes } = sorted(withToldFacts(letter, language), language, texts);
  const bodies = cuts.map((cut) => bodyOf({ ...letter, own }, { home, cut, language, texts: textsIn(language) }));
  const [whole = ''] = bodies;
  if (letter.maxWords === null) return { body: whole, notes };
  const most = letter.maxWords;
  const fitting = bodies.find((body) => countWords(body) <= most);
  return {
    body: fitting ?? bodies.at(-1) ?? whole,
    notes: fitting === undefined ? [...notes, texts.letters.tooManyWords(String(most))] : notes,
  };
}

/** What is told in one list is held to the same rules as single sentences. */
const withToldFacts = ({ own, told, occasion }: ClientLetter, language: Language): readonly OwnWords[] => [
  ...told.facts.map((words) => {
    const translated = told.language === language ? words : factIn(words, language);
    const place = occasion === 'plain' ? ('opening' as const) : ('list' as const);
    return { words: translated ?? words, place, language: translated === null ? told.language : language };
  }),
  ...own,
];

/** The user's own words that may stand in it, and what is said of the others. */
function sorted(all: readonly OwnWords[], language: Language, texts: Texts): { own: OwnWords[]; notes: string[] } {
  const unfair = all.flatMap(({ words }) => unfairIn(words).slice(0, 1));
  const fair = all.filter(({ words }) => unfairIn(words).length === 0);
  const other = fair.filter((one) => one.language !== language);
  return {
    own: fair.filter((one) => one.language === language),
    notes: [
      ...unfair.map(({ reason }) => texts.writing.unfair(reason)),
      ...(other.length > 0 ? [texts.letters.notTranslated(other.map(({ words }) => plain(words)))] : []),
    ],
  };
}

interface With {
  home: HomeFacts;
  cut: Cut;
  language: Language;
  texts: Texts;
}

function bodyOf(letter: ClientLetter, { home, cut, language, texts }: With): string {
  const { letters: words } = texts;
  const { financing } = texts.offer.several;
  const { occasion, form, tone, isShort, isGentle, isFirm, recipient, sender, cut: share, newPrice, own, told } = letter;
  const address = letter.address ?? home.address;
  const addressed = recipient === null ? null : addressedIn(recipient, language);
  const isMessage = form === 'message';
  const isSpoken = form === 'call' || form === 'voicemail';
  const of = (place: OwnWords['place']) => own.filter((one) => one.place === place).map((one) => plain(one.words));
  const dayOf = (said: string | null) => (said === null ? null : daySaid(said, language));
  const {
    subject,
    opening,
    kept = [],
    middle,
    ask,
  } = words.occasions[occasion]({
    ...home,
    // Of a listing that ended the record tells nothing.
    price: letter.price ?? (occasion === 'expired' ? null : home.price),
    ...{ address, timeListed: letter.time ?? home.timeListed, cut: share, newPrice: told.counterPrice ?? newPrice },
    ...{ hasNoOffers: letter.hasNoOffers, interest: letter.interest ?? [], waitFor: letter.waitFor, deal: letter.deal },
    ...{ area: letter.area === null ? null : plain(letter.area), bedrooms: letter.bedrooms, bathrooms: letter.bathrooms },
    offer: { ...letter.offer, financing: letter.offer.financing && financing[letter.offer.financing] },
    ...{ buyers: letter.buyers, isSoldNearby: letter.isSoldNearby, isThinkingOver: letter.isThinkingOver },
    tenancy: letter.tenancy,
    ...{ talkOn: dayOf(letter.talkOn), seeOn: dayOf(letter.seeOn), day: dayOf(letter.day) },
    explained: letter.explains === null ? null : explanationOf(letter.explains, language),
    ...{ told: of('list'), topic: told.topic, repairs: told.repairs },
  });
  // A message that is to be shorter keeps the first sentence of each part.
  const at = Math.max(cuts.indexOf(cut), isShort && isMessage ? cuts.indexOf('second-sentences') : 0);
  const said = of('body');
  const facts = of('list');
  const listed = isMessage || isSpoken ? facts.join('; ') : facts.map((fact) => `- ${fact}`).join('\n');
  const isCut = (from: Cut) => at >= cuts.indexOf(from);
  const whole = (text: string) => (isCut('second-sentences') ? firstSentence(text) : text);
  const asked = isCut('last-clause') ? withoutLastClause(whole(ask)) : whole(ask);
  const body = [
    occasion === 'plain' ? of('opening').join(' ') || words.blankMessage : whole(opening),
    kept.join(' '),
    listed === '' ? '' : isMessage || isSpoken ? `${listed}.` : listed,
    ...(isShort || isMessage || form === 'voicemail' || isCut('middle') ? [] : middle),
    ...(said.length > 0 ? [said.join(' ')] : []),
    asked,
  ];
  const usual = isShort || isMessage || isSpoken || isCut('close') ? '' : words.closes[tone];
  const close =
    isGentle && !isCut('gentle-close')
      ? words.gentleClose
      : isFirm
        ? words.firmClose
        : letter.isUpbeat
          ? words.upbeatClose
          : letter.isWarmer && !isCut('close')
            ? words.warmerClose
            : usual;
  const spoken = () => [
    words.spokenGreeting(addressed, sender),
    ...body,
    close,
    form === 'voicemail' ? words.voicemailClose : words.ifTheySay.join('\n\n'),
  ];
  const written = () => [
    form === 'email' ? `**${words.subject(subject)}**` : '',
    occasion === 'prospecting' && addressed === null ? words.toHomeowner : words.greetings[tone](addressed),
    ...(isMessage ? [[...body, close].filter(Boolean).join(' ')] : [...body, close]),
    isMessage ? '' : `${words.signatures[tone]}  \n${sender ?? words.sender}`,
    isMessage && sender ? sender : '',
    ...of('postscript').map(words.postscript),
    ...of('postscript-about').map(words.postscriptAbout),
  ];
  const text = (isSpoken ? spoken() : written()).filter(Boolean).join('\n\n');
  const inArea = letter.area === null ? text : text.replaceAll(words.blankArea, plain(letter.area));
  return letter.address === null ? inArea : inArea.replaceAll(words.blankAddress, plain(letter.address));
}
