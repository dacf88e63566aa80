/** Letters about no home in particular; what only the user knows stands in brackets. */
import type { BuyersTold } from '../../../client-letters/buyers-told.ts';
import type { Interest, InterestKind } from '../../../client-letters/interest-told.ts';
import type { LetterFacts, TimeSaid } from '../../../client-letters/letter-facts.ts';
import type { LetterOccasion } from '../../../client-letters/occasions.ts';
import { dealLetters } from './deal-letters.ts';
import { tenantLetters, tenantNotes } from './tenant-letters.ts';

export interface LetterWords {
  subject: string;
  opening: string;
  /** Told by the user: never left out. */
  kept?: readonly string[];
  /** Left out where it is to be short. */
  middle: string[];
  ask: string;
}

const timeInWords = ({ count, unit }: TimeSaid): string => `${count} ${count === '1' ? unit.slice(0, -1) : unit}`;

const interestKinds: Record<InterestKind, readonly [one: string, many: string]> = {
  'second-showings': ['second showing', 'second showings'],
  showings: ['showing', 'showings'],
  views: ['online view', 'online views'],
  saves: ['save', 'saves'],
  inquiries: ['inquiry', 'inquiries'],
  offers: ['offer', 'offers'],
};
const interestInWords = ({ kind, count, within }: Interest): string => {
  const [one, many] = interestKinds[kind];
  return `${count === '0' ? 'no' : count} ${count === '1' ? one : many}${within === null ? '' : ` in ${timeInWords(within)}`}`;
};
const inARow = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
/** Of the seller, where no address is told. */
const homeOf = ({ address, area }: Pick<LetterFacts, 'address' | 'area'>): string =>
  address ?? (area === null ? '\\[address\\]' : `your home in ${area}`);
/** What the words tell of the home that is or was for sale: "at 44 Oak St", "in Temescal, Oakland". */
const whereOf = ({ address, area }: Pick<LetterFacts, 'address' | 'area'>): string =>
  address === null && area !== null ? `in ${area}` : `at ${address ?? '\\[address\\]'}`;

const roomsOf = ({ bedrooms, bathrooms }: Pick<LetterFacts, 'bedrooms' | 'bathrooms'>): string =>
  [...(bedrooms === null ? [] : [`${bedrooms}-bedroom`]), ...(bathrooms === null ? [] : [`${bathrooms}-bath`])].join(', ');
const isStreet = /\b(?:ave(?:nue)?|st(?:reet)?|r(?:oa)?d|blvd|boulevard|dr(?:ive)?|lane|ln|way|court|ct)\.?$/i;
/** Buyers whom owners are told of. */
const lookingFor = ({ areMany, maxPrice, ...wanted }: BuyersTold, area: string | null): string => {
  const rooms = roomsOf(wanted);
  return `I am working with ${areMany ? 'buyers who are' : 'a buyer who is'} looking for a ${rooms === '' ? '' : `${rooms} `}home ${area !== null && isStreet.test(area) ? 'around' : 'in'} \\[area\\]${maxPrice === null ? '' : `, up to ${maxPrice}`}.`;
};
const termsOf = ({ preapprovedFor, arePreapproved, payCash, closeFast, rentBack }: BuyersTold): string[] => [
  ...(preapprovedFor === null
    ? arePreapproved
      ? ['They are preapproved for a loan.']
      : []
    : [`They are preapproved for up to ${preapprovedFor}.`]),
  ...(payCash ? ['They pay cash.'] : []),
  ...(closeFast ? ['They can close quickly.'] : []),
  ...(rentBack ? ['If you would like to stay a while after closing, a rent-back is fine with them.'] : []),
];
/** "Listing at 44 Oak St", "listing of a 3-bedroom, 2-bath home at …". */
const listingOf = (facts: LetterFacts): string => {
  const rooms = roomsOf(facts);
  const home = rooms === '' ? `listing ${whereOf(facts)}` : `${rooms} home ${whereOf(facts)}`;
  return facts.price === null ? home : `${home}, listed at ${facts.price},`;
};

const marketOf = ({ timeListed, hasNoOffers, interest }: LetterFacts): string => {
  const time = timeListed === null ? null : timeInWords(timeListed);
  if (interest.length === 0)
    return `It has been on the market for ${time ?? '\\[number\\] days'}${hasNoOffers ? ' without an offer, which' : ', and the interest so far'}`;
  const met = inARow([...interest.map(interestInWords), ...(hasNoOffers ? ['no offers'] : [])]);
  return `${time === null ? 'It' : `In ${time} on the market it`} has had ${met}, which`;
};

const priceCut = (facts: LetterFacts): LetterWords => {
  const { price, waitFor, cut, newPrice, talkOn } = facts;
  const home = homeOf(facts);
  const from = price === null ? 'the list price' : `the list price of ${price}`;
  return {
    subject: `The price of ${home}`,
    opening: `I would like to talk with you about the price of ${home}. ${marketOf(facts)} tells us that buyers see its value a little lower than we do.`,
    middle: [
      'Most buyers look at a home in its first weeks. After that they compare it with what is new, and wait. Meeting the market now usually works out better than chasing it down later.',
    ],
    ask: `${waitFor === null ? 'I suggest lowering' : `I suggest giving it another ${timeInWords(waitFor)} first. If nothing changes by then, I suggest lowering`} ${from}${cut === null && newPrice !== null ? '' : ` by ${cut ?? '\\[percent\\]'},`} to ${newPrice ?? '\\[new price\\]'}. Can we talk ${talkOn ?? '\\[today or tomorrow\\]'}? I will bring the sales and the showings behind it.`,
  };
};

const counterOffer = ({ address, newPrice, told, offer: { price, financing } }: LetterFacts): LetterWords => {
  const home = address ?? '\\[address\\]';
  const made = `${financing === null ? '' : `${financing} `}offer${price === null ? '' : ` of ${price}`}`;
  return {
    subject: `Counteroffer for ${home}`,
    opening: `Thank you for your clients’ ${made} on ${home}. My sellers are countering at ${newPrice ?? '\\[price\\]'}${told.length > 0 ? ' on these terms:' : ', closing in \\[number\\] days, with \\[other terms\\].'}`,
    middle: ['All other terms stay as your clients wrote them. The signed counteroffer follows, and only that one is binding.'],
    ask: 'Could you let me know by \\[date and time\\] how your clients would like to proceed?',
  };
};

const repairs = ({ address, repairs: { item, asked, offered } }: LetterFacts): LetterWords => {
  const home = address ?? '\\[address\\]';
  const requested = asked === null ? 'your clients’ repair request' : `your clients’ request for a credit of ${asked}`;
  return {
    subject: `Repair request for ${home}`,
    opening: `Thank you for sending ${requested}. I went over it with my sellers. They will not be ${item === null ? 'making \\[the repair\\]' : `repairing the ${item}`}, but they are offering a credit of ${offered ?? '\\[amount\\]'} at closing instead.`,
    middle: ['All other terms stay as agreed. If your clients accept, I will prepare the addendum for signature.'],
    ask: 'Could you let me know by \\[date and time\\] how your clients would like to proceed?',
  };
};

const sellerUpdate = (facts: LetterFacts): LetterWords => {
  const { told, talkOn } = facts;
  const home = homeOf(facts);
  return {
    subject: `This week at ${home}`,
    opening: `Here is your update on ${home} for this week${told.length > 0 ? ':' : ': \\[number\\] showings, \\[number\\] online views, and this feedback: \\[feedback\\].'}`,
    middle: [],
    ask: `Do you have time ${talkOn ?? '\\[day\\]'} to go over it together and decide on next steps?`,
  };
};

const openHouseVisit = ({ address }: LetterFacts): LetterWords => {
  const home = address ?? '\\[address\\]';
  return {
    subject: `Thanks for stopping by ${home}`,
    opening: `Thank you for coming to the open house at ${home}. It was nice to meet you.`,
    middle: [
      'If you have questions about the home, the disclosures or the area’s recent sales, I am happy to send what you need.',
    ],
    ask: 'What did you think of it? And is there anything you are looking for that it did not have?',
  };
};

const newLead = ({ topic }: LetterFacts): LetterWords => ({
  subject: topic === null ? 'Thanks for reaching out' : `Your question about ${topic}`,
  opening: `Thanks for asking about ${topic ?? '\\[what they asked about\\]'}. This is \\[your name\\] with \\[brokerage\\].`,
  middle: ['I can send you what is for sale now and what has sold lately, so you can see what to expect.'],
  ask: 'When are you hoping to move? And what matters most to you: price, size or location?',
});

const occasions: Record<LetterOccasion, (facts: LetterFacts) => LetterWords> = {
  'counter-offer': counterOffer,
  repairs,
  'seller-update': sellerUpdate,
  'price-cut': priceCut,
  'lost-offer': () => ({
    subject: 'Our next home',
    opening: 'I am sorry this one went to someone else. You made a strong offer, and it is okay to be disappointed.',
    middle: [
      'Each offer taught us something: what sellers here look for, how fast we need to move, and which terms matter besides price. We will use all of it.',
    ],
    ask: 'I check what comes on the market every day. Are you free \\[day\\] to talk about what we would do differently, and to see \\[address\\]?',
  }),
  'offer-accepted': () => ({
    subject: 'Your offer was accepted',
    opening: 'Good news: the sellers accepted your offer on \\[address\\]. Congratulations!',
    middle: [
      'Next up are the deposit by \\[date\\], the inspections by \\[date\\] and the loan documents. I will send you all the dates in one list and remind you of each.',
    ],
    ask: 'Please keep \\[day\\] free for the inspection, and call me with any questions.',
  }),
  thanks: () => ({
    subject: 'Thank you',
    opening: 'Thank you for trusting me with something this important. It was a pleasure working with you.',
    middle: ['I know how much work and patience it took, and I am so glad we got it done together.'],
    ask: 'If you ever need anything, whether it is a document, a contractor or just a question answered, please call me. I am here for you after closing, too.',
  }),
  'follow-up': () => ({
    subject: 'Still thinking about a move?',
    opening: 'I wanted to check in, since we have not talked for a while. Plans change, and that is fine.',
    middle: ['If you are still looking, I have kept your search in mind, and a few homes have come up since we last talked.'],
    ask: 'Should I send you what fits, call you \\[day\\], or wait to hear from you? A one-word answer is plenty.',
  }),
  feedback: () => ({
    subject: 'Feedback on \\[address\\]',
    opening: 'Thank you for showing \\[address\\] on \\[day\\].',
    middle: ['My sellers would like to know what your buyers thought, the good and the bad.'],
    ask: 'What did they like, what held them back, and how did the price feel to them? Two lines are plenty.',
  }),
  neighbors: () => ({
    subject: 'Open house next door',
    opening: 'There is an open house at \\[address\\] on \\[day\\] from \\[time\\] to \\[time\\], and you are invited.',
    middle: ['There may be a few more cars on the street during those hours. I will ask visitors to keep driveways clear.'],
    ask: 'Stop by and look around. If you have a question about it, or about the value of your own home, I will be there.',
  }),
  'open-house-visit': openHouseVisit,
  birthday: () => ({
    subject: 'Happy birthday',
    opening: 'Happy birthday! I hope you have a great day and a wonderful year ahead.',
    middle: [],
    ask: 'I hope you are enjoying your home, and I would love to catch up soon.',
  }),
  anniversary: () => ({
    subject: 'Your home anniversary',
    opening: 'It has been \\[number\\] years since you got the keys. Happy home anniversary!',
    middle: ['I hope the house has been everything you wanted.'],
    ask: 'If you are curious what it would sell for today, let me know, and I will send you an estimate with the sales behind it.',
  }),
  'by-owner-again': (facts) => ({
    subject: `Checking in on ${homeOf(facts)}`,
    opening: `I reached out a little while ago about ${homeOf(facts)} and wanted to check in. How is selling it yourself going so far?`,
    middle: [
      'My offer still stands: I can send you the recent sales around you and a list of what buyers and their lenders will ask for, at no charge.',
    ],
    ask: 'Have you found your buyer already, or would the recent sales around you be helpful? Either way, I wish you a good sale.',
  }),
  'for-sale-by-owner': (facts) => ({
    subject: `Your home ${whereOf(facts)}`,
    opening: `I saw that you are selling ${facts.address === null && (facts.area !== null || facts.bedrooms !== null) ? `your ${facts.bedrooms === null ? '' : `${facts.bedrooms}-bedroom `}home${facts.area === null ? ' at \\[address\\]' : ` in ${facts.area}`}` : (facts.address ?? '\\[address\\]')} yourself, and I wish you a good sale.`,
    middle: [
      'I am not here to talk you out of it. If you like, I can bring you the recent sales around you and a list of what buyers and their lenders will ask for, at no charge.',
    ],
    ask: 'Could I stop by \\[day\\] for fifteen minutes? If you decide to go it alone, both are yours to keep.',
  }),
  expired: (facts) => ({
    subject: `Your home ${whereOf(facts)}`,
    opening: `I noticed that your ${listingOf(facts)} ended without a sale${facts.timeListed === null ? '' : ` after ${timeInWords(facts.timeListed)} on the market`}. I know that is frustrating after so much work.`,
    middle: [
      'It is rarely just the home. Price, photos, timing and how a home is shown all play a part, and all of them can be changed.',
      'If you have signed with another broker since, this does not solicit that listing.',
    ],
    ask: 'Could I show you \\[day\\] what I would do differently, along with the sales around you? After that, the decision is yours.',
  }),
  prospecting: (facts) => ({
    subject: facts.buyers === null ? 'Homes around \\[area\\]' : 'A buyer for your home in \\[area\\]?',
    opening: `${facts.isSoldNearby ? 'A home near yours just sold. ' : ''}${facts.buyers === null ? 'I work with sellers around \\[area\\].' : lookingFor(facts.buyers, facts.area)} Have you thought about selling your home, now or later?`,
    kept: facts.buyers === null ? [] : termsOf(facts.buyers),
    middle: [
      'I can show you what homes like yours have sold for nearby, what is for sale now, and what you would take home after costs.',
      'If your home is listed with another broker, this does not solicit that listing.',
    ],
    ask: 'Could I stop by \\[day\\], or send you the figures first? There is no obligation either way.',
  }),
  'new-lead': newLead,
  appraisal: () => ({
    subject: 'Appraisal of \\[address\\]',
    opening: 'I am writing about the appraisal of \\[address\\].',
    middle: ['Our appraisal contingency ends on \\[date\\], so I want to make sure we are on time.'],
    ask: 'Has it been ordered, for which day, and who will let the appraiser in? I can send the comparable sales ahead of time.',
  }),
  review: () => ({
    subject: 'A small favor',
    opening: 'It was a pleasure working with you, and I hope you are feeling at home by now.',
    middle: ['People who are looking for an agent read what others say, so a few words from you would help them and me.'],
    ask: 'Would you write two or three sentences about how it went? Here is the page: \\[link\\]. Thank you!',
  }),
  referral: () => ({
    subject: 'Do you know someone who is moving?',
    opening: 'I hope all is well with you and your home.',
    middle: ['Most of my clients come to me through people like you, and that means more to me than any ad.'],
    ask: 'If someone you know is thinking of buying or selling, would you pass along my name, or ask them if I may call?',
  }),
  appointment: () => ({
    subject: 'Our appointment on \\[day\\]',
    opening: 'This is to confirm our appointment on \\[day\\] at \\[time\\], at \\[address\\].',
    middle: ['Please bring an ID, and plan on about \\[number\\] minutes.'],
    ask: 'If something comes up, let me know, and we will find another time.',
  }),
  congratulations: () => ({
    subject: 'Congratulations!',
    opening: 'Congratulations! The keys are yours, and you have earned them.',
    middle: ['Thank you for your patience and your good humor along the way.'],
    ask: 'Enjoy settling in. If you need a painter, a plumber or just an answer, call me.',
  }),
  ...dealLetters,
  ...tenantLetters,
  introduction: () => ({
    subject: 'Hello from \\[your name\\]',
    opening: 'I am \\[your name\\] with \\[brokerage\\], and I would like to introduce myself.',
    middle: ['I help people buy and sell in \\[area\\], with real numbers and without pressure.'],
    ask: 'When would be a good time for a short call about what you have in mind? I am free \\[day\\].',
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
  warmerClose:
    'Whatever you decide, I am glad to help in any way I can. Call or text me anytime, even if it is only a quick question.',
  upbeatClose: 'I am glad to be in this with you, and we will find a good way forward.',
  firmClose: 'We need your answer by then to move forward.',
  spokenGreeting: (name: string | null, sender: string | null) =>
    `Hi ${name ?? '\\[name\\]'}, this is ${sender ?? '\\[your name\\]'}.`,
  voicemailClose:
    'You can call or text me at \\[phone number\\]. Again, that is \\[phone number\\]. Thank you, and have a great day.',
  /** Of a call: what to say to the usual answers. */
  ifTheySay: [
    'If it is a bad time: “No problem. When would be a better time to call you back?”',
    'If they already have an agent: “Good to hear. I wish you a quick sale.”',
    'If they say no: “I understand. Would it be okay if I sent you the recent sales around you, in case they help later?”',
  ],
  postscript: (words: string) => `P.S. ${words}`,
  postscriptAbout: (thing: string) => `P.S. Ask me about ${thing}.`,
  blankMessage: '\\[your message\\]',
  blankAddress: '\\[address\\]',
  blankArea: '\\[area\\]',
  toHomeowner: 'Dear homeowner,',
  newPrice: ({ price, cut, from }: { price: string; cut: string | null; from: string | null }) =>
    cut === null || from === null ? `The new price in the letter is **${price}**.` : `${cut} off ${from} is **${price}**.`,
  /** Beside a letter that suggests a lower price. */
  valueAbove: (value: string, listed: string) =>
    `Before it goes out: the value told in this thread is **${value}**, above the list price of ${listed}. The letter says that buyers see it lower.`,
  tooManyWords: (most: string) => `It is still over ${most} words: what is left is what the letter is for.`,
  notTranslated: (words: readonly string[]) =>
    `I do not translate your own words, so I left out ${words.map((one) => `“${one}”`).join(' ')} Say them in the letter’s language, and they are in it.`,
  signatures: { professional: 'Best regards,', warm: 'Warmly,', bold: 'Talk soon,' },
  sender: '\\[your name\\]',
  /** Before a call to somebody who did not ask for one. */
  tenants: tenantNotes,
  doNotCall: 'Before you call, check the number against the National Do Not Call Registry and your brokerage’s own list.',
  fillIn: 'Fill in what stands in brackets. I can make it shorter, more formal, a text message, or put it into Spanish.',
  shortest: 'It is as short as I can make it: what is left is what it has to say.',
  unchanged:
    'That changes nothing of it. I can make it shorter or longer, professional, warm or bold, an e-mail, a letter, a text message or a call script, put it into English or Spanish, and address or sign it with a name.',
};
export type LetterTexts = typeof letters;
