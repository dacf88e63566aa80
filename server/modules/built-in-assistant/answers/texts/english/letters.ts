/** Letters about no home in particular; what only the user knows stands in brackets. */
import type { LetterOccasion } from '../../../client-letters/occasions.ts';
import type { PriceCutFacts } from '../../../client-letters/respond-to-client-letter.ts';

export interface LetterWords {
  subject: string;
  opening: string;
  /** Left out where it is to be short. */
  middle: string[];
  ask: string;
}

const priceCut = ({ address, price, daysListed, cut, newPrice }: PriceCutFacts): LetterWords => {
  const home = address ?? '\\[address\\]';
  const from = price === null ? 'the list price' : `the list price of ${price}`;
  return {
    subject: `The price of ${home}`,
    opening: `I would like to talk with you about the price of ${home}. ${daysListed === null ? 'It has been on the market for \\[number\\] days' : `It has been on the market for ${daysListed} days`}, and the interest so far tells us that buyers see its value a little lower than we do.`,
    middle: [
      'Most buyers look at a home in its first weeks. After that they compare it with what is new, and wait. A price that meets them now usually brings more than one that follows them down later.',
    ],
    ask: `I suggest lowering ${from}${cut === null && newPrice !== null ? '' : ` by ${cut ?? '\\[percent\\]'},`} to ${newPrice ?? '\\[new price\\]'}. Can we speak \\[today or tomorrow\\]? I will bring the sales and the showings behind it.`,
  };
};

const occasions: Record<LetterOccasion, (facts: PriceCutFacts) => LetterWords> = {
  'price-cut': priceCut,
  'lost-offer': () => ({
    subject: 'Our next home',
    opening:
      'I am sorry that this one went to somebody else. You made a strong offer, and it is fine to be disappointed for a day.',
    middle: [
      'Each offer taught us something: what sellers here choose by, how fast we must be, and which terms count beside the price. We will use all of it.',
    ],
    ask: 'I am looking at what comes on the market each day. Are you free \\[day\\] to go over what we would do differently, and to see \\[address\\]?',
  }),
  'offer-accepted': () => ({
    subject: 'Your offer was accepted',
    opening: 'Good news: the sellers accepted your offer on \\[address\\]. Congratulations!',
    middle: [
      'Next come the deposit by \\[date\\], the inspections by \\[date\\] and the loan documents. I will send you the dates in one list, and remind you of each.',
    ],
    ask: 'Please keep \\[day\\] free for the inspection, and call me with any question.',
  }),
  thanks: () => ({
    subject: 'Thank you',
    opening: 'Thank you for your trust. It was a pleasure to work with you.',
    middle: ['I know how much stood behind it for you, and I am glad that we came to a good end together.'],
    ask: 'If anything comes up, with papers, repairs or a name that you need, call me. I stay your agent after the closing, too.',
  }),
  'follow-up': () => ({
    subject: 'Still thinking about a move?',
    opening: 'I wanted to see how you are, as we have not spoken for a while. Plans change, and that is fine.',
    middle: ['If you are still looking, I have kept your search in mind, and a few homes have come up since we last talked.'],
    ask: 'Shall I send you what fits, call you \\[day\\], or wait until you write? One word is enough.',
  }),
  feedback: () => ({
    subject: 'Feedback on \\[address\\]',
    opening: 'Thank you for showing \\[address\\] on \\[day\\].',
    middle: ['My sellers would like to know how it was received, the good and the bad.'],
    ask: 'What did your buyers like, what kept them back, and how did the price feel to them? Two lines are plenty.',
  }),
  neighbors: () => ({
    subject: 'Open house next door',
    opening: 'There is an open house at \\[address\\] on \\[day\\] from \\[time\\] to \\[time\\], and you are invited.',
    middle: ['There may be a few more cars in the street for those hours. I will ask visitors to keep driveways clear.'],
    ask: 'Come by and look around. If you have a question about it, or about the value of your own home, I will be there.',
  }),
  anniversary: () => ({
    subject: 'Your home anniversary',
    opening: 'It is \\[number\\] years since you got the keys. Happy home anniversary!',
    middle: ['I hope that the house has become all that you had hoped for.'],
    ask: 'If you wonder what it would sell for today, tell me, and I send you an estimate with the sales behind it.',
  }),
  'for-sale-by-owner': () => ({
    subject: 'Your home at \\[address\\]',
    opening: 'I saw that you are selling \\[address\\] yourself. I wish you a good sale.',
    middle: [
      'I am not writing to talk you out of it. If you like, I bring you the recent sales around you and a list of what buyers and their lenders will ask for, at no charge.',
    ],
    ask: 'May I come by \\[day\\] for fifteen minutes? If you go on alone, both are yours to keep.',
  }),
  expired: () => ({
    subject: 'Your home at \\[address\\]',
    opening: 'I noticed that your listing at \\[address\\] ended without a sale. That is hard after so much work.',
    middle: [
      'It rarely lies in the home alone. Price, photos, the time of year and how a home is shown each have their share, and each can be changed.',
      'If you have signed with another broker since, this does not solicit that listing.',
    ],
    ask: 'May I show you \\[day\\] what I would do differently, with the sales around you? You decide afterwards.',
  }),
  prospecting: () => ({
    subject: 'Homes around \\[neighborhood\\]',
    opening: 'I work with sellers around \\[neighborhood\\]. Have you thought about selling your home, now or later?',
    middle: [
      'I can show you what homes like yours have sold for nearby, what is for sale now, and what you would keep after the costs.',
      'If your home is listed with another broker, this does not solicit that listing.',
    ],
    ask: 'May I come by \\[day\\], or send you the figures first? Nothing is owed for either.',
  }),
  appraisal: () => ({
    subject: 'Appraisal of \\[address\\]',
    opening: 'I am writing about the appraisal of \\[address\\].',
    middle: ['Our appraisal contingency ends on \\[date\\], so I would like to know that we are on time.'],
    ask: 'Is it ordered, for which day, and who lets the appraiser in? I can send the comparable sales ahead.',
  }),
  review: () => ({
    subject: 'A small favor',
    opening: 'It was a pleasure to work with you, and I hope that you feel at home by now.',
    middle: ['People who look for an agent read what others say, and your words would help them and me.'],
    ask: 'Would you write two or three sentences about how it went? Here is the page: \\[link\\]. Thank you!',
  }),
  referral: () => ({
    subject: 'Do you know somebody who is moving?',
    opening: 'I hope that all is well with you and your home.',
    middle: ['Most of my clients come to me through people like you, which I value more than any advertising.'],
    ask: 'If somebody you know thinks of buying or selling, will you give them my name, or ask them whether I may call?',
  }),
  appointment: () => ({
    subject: 'Our appointment on \\[day\\]',
    opening: 'This confirms our appointment on \\[day\\] at \\[time\\], at \\[address\\].',
    middle: ['Please bring an ID, and allow about \\[number\\] minutes.'],
    ask: 'If something comes between, tell me, and we find another time.',
  }),
  congratulations: () => ({
    subject: 'Congratulations!',
    opening: 'Congratulations! The keys are yours, and you have earned them.',
    middle: ['Thank you for your patience and your humor on the way here.'],
    ask: 'Settle in well. If you need a painter, a plumber or just an answer, call me.',
  }),
  introduction: () => ({
    subject: 'Hello from \\[your name\\]',
    opening: 'I am \\[your name\\] of \\[brokerage\\], and I would like to introduce myself.',
    middle: ['I help people to buy and sell in \\[area\\], with figures on the table and without pressure.'],
    ask: 'When is a good time for a short call about what you have in mind? I am free \\[day\\].',
  }),
};

export const letters = {
  occasions,
  subject: (subject: string) => `Subject: ${subject}`,
  greetings: {
    professional: (name: string | null) => `Dear ${name ?? '\\[name\\]'},`,
    warm: (name: string | null) => `Hi ${name ?? '\\[name\\]'},`,
    bold: (name: string | null) => `${name ?? '\\[name\\]'},`,
  },
  closes: {
    professional: 'Please let me know if you have any questions.',
    warm: 'I am here whenever you need me.',
    bold: 'Call me.',
  },
  gentleClose: 'There is no hurry, and no is a fine answer.',
  postscript: (words: string) => `P.S. ${words}`,
  postscriptAbout: (thing: string) => `P.S. Ask me about ${thing}.`,
  blankAddress: '\\[address\\]',
  blankArea: '\\[neighborhood\\]',
  tooManyWords: (most: string) => `It is still over ${most} words: what is left is what the letter is for.`,
  notTranslated: (words: readonly string[]) =>
    `I do not translate your own words, so I left out ${words.map((one) => `“${one}”`).join(' ')} Say them in the letter’s language, and they are in it.`,
  signatures: { professional: 'Best regards,', warm: 'Warmly,', bold: 'Talk soon,' },
  sender: '\\[your name\\]',
  fillIn: 'Fill in what stands in brackets. I can make it shorter, more formal, a text message, or put it into Spanish.',
  unchanged:
    'That changes nothing of it. I can make it shorter or longer, professional, warm or bold, an e-mail, a letter or a text message, put it into English or Spanish, and address or sign it with a name.',
};
export type LetterTexts = typeof letters;
