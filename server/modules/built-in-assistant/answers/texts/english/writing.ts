/** What is said around copy for a listing. */
import { count, list, plural } from '../../format.ts';
import { months } from './common.ts';
import { talkingPoints } from './talking-points.ts';

const placeholders: Readonly<Record<string, string>> = {
  '[day and time]': 'the day and time of the open house',
  '[name]': "your client's name",
  '[your name]': 'your name',
  '[day and time of the showing]': 'the day and time of the showing',
  '[your question]': 'your question',
  '[offer price]': 'the offer price',
  '[deposit]': 'the deposit',
  '[financing]': 'the financing',
  '[contingencies]': 'the contingencies',
  '[closing date]': 'the closing date',
  '[día y hora]': 'the day and time of the open house',
  '[nombre]': "your client's name",
  '[tu nombre]': 'your name',
  '[día y hora de la visita]': 'the day and time of the showing',
  '[tu pregunta]': 'your question',
  '[precio ofrecido]': 'the offer price',
  '[depósito]': 'the deposit',
  '[financiamiento]': 'the financing',
  '[contingencias]': 'the contingencies',
  '[fecha de cierre]': 'the closing date',
};

/** What a home costs a month, in words. */
export interface PaymentOfHome {
  sum: string;
  parts: readonly string[];
  down: string;
  years: number;
  rate: string;
  notCounted: readonly string[];
}

const inWords: Readonly<Record<number, string>> = {
  ...{ 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', 10: 'ten' },
};

/** "No pool", and not "no close to the beach". */
const MOST_WORDS_OF_THING = 2;

export const writing = {
  failed: 'I could not write that just now. The listing may have been withdrawn, or be outside what your MLS access shows.',
  noListingAt: (address: string) => `I found no listing at ${address} to write about.`,
  lookingFor: (what: string) => `Looking for ${what}.`,
  writing: 'Writing from the record.',
  notSold: (name: string) =>
    `${name} is not recorded as sold, so I did not write a just-sold note. I can write an open-house note, a post or a description of it.`,
  alreadyIn: (things: readonly string[]) =>
    `The ${list(things, 'and')} ${things.length > 1 || things[0]?.endsWith('s') ? 'are' : 'is'} in it already.`,
  length: (characters: number, limit: number) => `${count(characters)} of ${count(limit)} characters`,
  lengthInWords: (words: number, most: number, characters: number) =>
    `${count(words)} of ${count(most)} words, ${count(characters)} characters`,
  /** Beside public remarks in another language. */
  mlsWantsEnglish: 'Many MLSs want public remarks in English: say “in English”, and I will write them so.',
  tooLong: 'It is over the limit: the lines that must stand need the room.',
  notShown: (missing: readonly string[]) =>
    missing.some((one) => one.split(' ').length > MOST_WORDS_OF_THING)
      ? `The record does not show ${list(
          missing.map((one) => `“${one}”`),
          'or',
        )}, so I left ${missing.length === 1 ? 'it' : 'them'} out. Say “put it in anyway”, and it stands there in your own words.`
      : `The record shows no ${list(missing, 'or')}, so I left ${missing.length === 1 && !missing[0]?.endsWith('s') ? 'it' : 'them'} out.`,
  usesToldPrice: (told: string, recorded: string | null) =>
    `The price before, ${told}, is as you told it${recorded === null ? '' : `: the record’s first list price is ${recorded}`}.`,
  keepsPriceBefore: (told: string) => `${told} is not above the price now, so I kept what the record shows.`,
  keepsPrice: (recorded: string, told: string) => `The record shows ${recorded} now, so I kept that and not ${told}.`,
  /** Sentences of remarks, in another language than the copy. */
  onlyInRemarks: (sentences: readonly string[]) =>
    `Only the remarks tell of that, in English, so I left it out: ${sentences.map((sentence) => `“${sentence}”`).join(' ')}`,
  /** Of a home that was told. */
  noWordsFor: (phrases: readonly string[]) =>
    `I have no Spanish words for ${phrases.map((phrase) => `“${phrase}”`).join(', ')}, so I left ${phrases.length === 1 ? 'it' : 'them'} out. Tell me in Spanish, and I put ${phrases.length === 1 ? 'it' : 'them'} in.`,
  unfair: (reason: string) => `Fair housing law keeps a part of that out of advertising, so I left it out: ${lower(reason)}.`,
  lookAgain: (phrase: string | null, reason: string, better: string | null) =>
    `Look again at ${phrase === null ? 'a phrase that fair housing law forbids' : `“${phrase}”`}: ${lower(reason)}.${better === null ? '' : ` Better: “${better}”.`}`,
  isClean: 'I checked it by its words: nothing in it is what fair-housing law keeps out of advertising. Here it is:',
  whichToCheck:
    'Paste the words or the text, and I check them for fair housing: “is it OK to say ‘…’?”, or “check this:” and the text.',
  leftOutAlready: 'What fair-housing law keeps out of advertising is left out already.',
  madeClean: 'This is it without what fair-housing law keeps out of advertising:',
  whenOpen: 'When is the open house? Tell me the day and time, and I will put them in.',
  /** Before copy of a home without a listing. */
  fromTold: 'From what you told me and no record: check its facts before it goes out.',
  unfairAtAll: 'Fair housing law keeps a part of that out of advertising, so I left it out.',
  usesPriceNow: (price: string) => `It says ${price}, as you told me: change it in the MLS, too, before this goes out.`,
  moreToTell: (things: readonly string[]) => `There is room for more. Tell me ${list(things, 'or')}, and I work it in.`,
  untold: {
    ...{ size: 'its size', year: 'the year it was built', lot: 'the lot', parking: 'the parking' },
    ...{ updates: 'what was updated', outside: 'what is outside' },
  },
  thatHome: 'that home',
  whichHome:
    'Which home is it for? Open one or name its address, and I write it from its record. Of a home that is not listed yet tell me the facts: beds, baths, size, where it is, and what it has.',
  noHomesYet:
    'There are no homes in this chat to write about yet. Search first, by a place and what they need, and I write the e-mail over what comes up.',
  soldAsTold: (name: string) => `The record does not show ${name} as sold yet, so this goes by what you told me.`,
  shortestHeadline: 'The headline is as short as I can make it. Word your own, and it stands there: “headline: …”.',
  theseHomes: 'these homes',
  version: (number: number) => `Version ${number}`,
  tones: { professional: 'professional', warm: 'warm', bold: 'bold' },
  nearestTone: (asked: string, tone: string) =>
    `My tones are professional, warm and bold, and “${asked}” is none of them. This is the nearest, ${tone}, in words that the record bears out.`,
  sameTone: (tone: string) => `Its tone was ${tone} already, so here is another wording in the same tone.`,
  samePost: 'A post is the same for Facebook, Instagram and LinkedIn, so this is another wording of it.',
  noSignInSheet: 'A sign-in sheet is a form, which I do not make. Here is the note for the open house.',
  describesHome:
    'Fair housing law asks advertising to describe the home and not the people who may buy it, so I name no target buyer. What its record shows to lead with, the strongest first:',
  describesAnyHome:
    'Fair housing law asks advertising to describe the home and not the people who may buy it, so I name no target buyer. Open a home and ask what to lead with, and I tell what its record shows.',
  otherText:
    'I write what a listing’s record or a market’s figures bear out: descriptions, e-mails, posts, messages, headlines, flyers, notes to listing agents and cover notes of offers. That text rests on neither, so I would have to make it up, and leave it to you.',
  buyersLetter:
    'A letter about the buyers invites a choice by who they are, which fair housing law forbids, and many brokerages keep it out of offers. I can write the cover note of the offer to the listing agent, on its terms alone.',
  offerNote: 'Write an offer cover note for it' as string | null,
  asListed: (count: number) =>
    count === 1
      ? 'Which is best is yours to say: this is the first one as the list stands.'
      : `Which are best is yours to say: these are the first ${inWords[count] ?? 'ones'} as the list stands.`,
  strengths: 'What its record shows to lead with, the strongest first:',
  noPriceCut: (name: string, price: string | null) =>
    `The record shows no price cut: ${name} ${price === null ? 'is sold' : `still stands at its first list price, ${price}`}. So I wrote it without.`,
  notJustListed: (name: string, day: string | null) =>
    `${name} is not just listed: ${day === null ? 'its record has no list date' : `it was listed on ${day}`}. So I wrote it without.`,
  notInStatus: (name: string, occasion: 'coming-soon' | 'under-contract', status: string) =>
    `The record does not show ${name} as ${occasion === 'coming-soon' ? 'coming soon' : 'under contract'}: its status is ${status}. So I wrote it without.`,
  notBack: (name: string, status: string, isActive: boolean) =>
    `The record does not show that ${name} came back on the market: its status is ${status}${isActive ? ', and it names no earlier contract' : ''}. So I wrote it without.`,
  unchanged: {
    noEmojis: 'There are no emojis in it, so it stays as it is.',
    tooShort: (characters: number) =>
      `I cannot make it that short: the facts and who lists it must stand, and they take ${count(characters)} characters.`,
    fits: (characters: number, most: number) =>
      `It fits already: ${count(characters)} of at most ${count(most)} characters, so it stays as it is.`,
    tooFewWords: (words: number) =>
      `I cannot make it that short: the facts and who lists it must stand, and they take ${count(words)} words.`,
    fitsWords: (words: number, most: number) =>
      `It fits already: ${count(words)} of at most ${count(most)} words, so it stays as it is.`,
    firstPerson:
      'It names no speaker, or speaks as you already. As a description, a post or an e-mail it speaks in the first person.',
    toneless:
      'Bullets are bare facts and sound the same in every tone. Ask for a post, an e-mail or a description, and the tone shows.',
    shortest: 'It is as short as I can make it: what is left is the facts, and who lists it must stand with them.',
    longest:
      'It tells all that the record shows, so I cannot make it longer without inventing something. Name what to mention, and I look for it in the record.',
    hashtags: 'Hashtags stand with social posts. Say “as a social post”, and they are in it.',
    alreadyIn: 'That is in it already, so it stays as it is.',
    notIn: 'That is not in it, so it stays as it is.',
    attribution: 'Who lists it must stand wherever a listing is advertised, so I leave it in.',
    unread:
      'I could not tell what to change. I can make it shorter or longer, professional, warm or bold, put it into English or Spanish, mention or leave out something, take out emojis, or write another version.',
  },
  payment: {
    working: 'Working out the monthly payments.',
    line: ({ sum, parts, down, years, rate, notCounted }: PaymentOfHome) =>
      `About ${sum} a month: ${list(parts, 'and')}, with ${down} down over ${years} years at ${rate}${notCounted.length > 0 ? `; ${list(notCounted, 'and')} not counted` : ''}`,
    parts: {
      loan: (amount: string) => `${amount} principal and interest`,
      tax: (amount: string) => `${amount} property tax`,
      hoa: (amount: string) => `${amount} HOA dues`,
      insurance: (amount: string) => `${amount} insurance`,
    },
    without: { tax: 'property tax', hoa: 'HOA dues', insurance: 'insurance' },
    noRate: 'The monthly payment is not in it: name an interest rate, as I never guess one.',
    notOfAll: 'For one of them no payment could be worked out, so none stands beside it.',
  },
  letter: {
    writing: 'Writing with the same figures.',
    tooFew:
      'There are too few sales for any figure to write about. Ask for the market of a larger place or over the past year first.',
    unchanged:
      'That changes nothing of it. I can make it shorter or longer, professional, warm or bold, an e-mail, a post or a message, put it into English or Spanish, and address or sign it with a name.',
    toSend: 'I cannot send it, so here is the text for you to send.',
    subject: (places: string) => `Subject: The market in ${places}`,
    greeting: (name: string | null) => `Hi ${name ?? '\\[name\\]'},`,
    /** To one person who may have asked. */
    openings: {
      professional: (places: string) => [
        `Here are the latest figures of the market in ${places}.`,
        `This is how the market in ${places} stands.`,
        `The latest sales in ${places}, in short:`,
      ],
      warm: (places: string) => [
        `You asked how things are going in ${places}, so I looked up the latest figures for you.`,
        `I looked into ${places} for you, and this is what the latest sales say.`,
        `A look at ${places}, as you may be wondering how things are going there:`,
      ],
      bold: (places: string) => [
        `${places}, in figures:`,
        `What is ${places} doing? See for yourself.`,
        `The numbers for ${places} are in.`,
      ],
    },
    /** To many, none of whom asked. */
    newsletterOpenings: {
      professional: (places: string) => [
        `Here is the latest on the market in ${places}.`,
        `This is how the market in ${places} stands.`,
        `The latest sales in ${places}, in short:`,
      ],
      warm: (places: string) => [
        `What are homes in ${places} selling for, and how fast? Here is the latest.`,
        `A look around ${places}: what has sold, for how much, and how long it took.`,
        `Homes around us keep changing hands. This is how ${places} is doing.`,
      ],
      bold: (places: string) => [
        `${places}, in figures:`,
        `What is ${places} doing? See for yourself.`,
        `The numbers for ${places} are in.`,
      ],
    },
    greetingOfMany: 'Hello,',
    /** What to advise is for the agent to say. */
    adviceLine: '\\[your advice: what to do now\\]',
    adviceIsYours: 'What to do now is for you to say: that line stands in brackets.',
    sellerClose:
      'If you are thinking of selling, I can tell you what your own home may sell for, with the sales behind it. Call or write, and we go through it together.',
    ofMonth: (places: string, month: number) => `${places}, ${months[month - 1] ?? ''}`,
    forSale: 'For sale now',
    nameListers: 'Name who lists each home beside it before this goes out.',
    thanksToClients: 'Thank you again for having trusted me with your own move.',
    noOtherHome: 'I found no other home like that to put in its place.',
    fewerHomes: (found: number) =>
      found === 0 ? 'I found no home like that for sale there.' : `I found only ${found} like that for sale there.`,
    latestSales: 'The latest sales',
    sale: (address: string, price: string | null, day: string | null) =>
      `${address}: sold${price === null ? '' : ` for ${price}`}${day === null ? '' : ` on ${day}`}`,
    noSales: 'I found no sale of the past year to add.',
    subjectsToChoose: 'Subject lines to choose from:',
    ofMarket: (places: string) => `The market in ${places}`,
    subjects: {
      price: (places: string, price: string) => `${places}: median price ${price}`,
      days: (places: string, days: string) => `Half of the homes in ${places} sell within ${days}`,
      supply: (places: string, months: string) => `${places} has ${months} of supply`,
    },
    closes: {
      professional: 'I am glad to go through them with you.',
      warm: 'Call me whenever you like, and we talk about what it means for you.',
      bold: 'Want to know what it means for you? Call me.',
    },
    postClose: {
      professional: 'Questions about these figures? Write to me.',
      warm: 'Wondering what this means for your own plans? Ask me, any time.',
      bold: 'What does it mean for you? Ask me.',
    },
    signatures: { professional: 'Best regards,', warm: 'Warmly,', bold: 'Talk soon,' },
    sender: '\\[your name\\]',
    share: (percent: string | null, some: number, all: number) =>
      `${percent === null ? '' : `${percent}: `}${plural(some, 'sale')} of ${plural(all, 'sale')}`,
    /** What a picture shows. */
    course: (what: string, homes: string, span: string) => `${what} of ${homes}, ${span}`,
    atFirst: 'At first',
    atTheEnd: 'At the end',
    changed: (percent: number) =>
      percent === 0 ? 'The same as then' : `**${Math.abs(percent).toFixed(1)}%** ${percent > 0 ? 'more' : 'less'} than then`,
    highest: (when: string, amount: string) => `Highest in ${when}: ${amount}`,
    lowest: (when: string, amount: string) => `Lowest in ${when}: ${amount}`,
  },
  points: talkingPoints,
  placeholders,
  fillIn: (names: readonly string[]) => `Fill in ${list(names, 'and')}.`,
};
export type WritingTexts = typeof writing;

const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
