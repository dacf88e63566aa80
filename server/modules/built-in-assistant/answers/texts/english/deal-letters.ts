/** Letters about what comes up before and during a sale: to sellers, to buyers, between agents. */
import type { LetterFacts } from '../../../client-letters/letter-facts.ts';
import type { LetterWords } from './letters.ts';

const HOME = '\\[address\\]';

const countered = ({ address, deal: { counteredAt, deadline } }: LetterFacts): LetterWords => ({
  subject: `A counter on ${address ?? HOME}`,
  opening: `The sellers did not accept your offer on ${address ?? HOME} as it was written, but they came back with a counter at ${counteredAt ?? '\\[price\\]'}.`,
  middle: [
    'You can accept it, counter it or let this one go. I will send you the written counter, so that you see every term of it.',
  ],
  ask: `When can we talk it through?${deadline === null ? '' : ` We have until ${deadline}.`}`,
});

const lowAppraisal = ({ address, deal: { shortBy, appraisedAt, contractPrice, isToBuyers } }: LetterFacts): LetterWords => {
  const at = appraisedAt === null ? '' : ` at ${appraisedAt}`;
  const by = shortBy ?? (appraisedAt === null ? '\\[amount\\]' : null);
  const price = contractPrice === null ? 'the contract price' : `the contract price of ${contractPrice}`;
  const who = isToBuyers ? 'you' : 'the buyers';
  const short = by === null ? `below ${price}` : `${by} below ${price}`;
  return {
    subject: `The appraisal of ${address ?? HOME}`,
    opening: `The appraisal of ${address ?? HOME} came in${at}${at === '' ? ' ' : ', '}${short}, and these are the usual ways from here: ${who} make up the difference in cash, the price comes down to the appraised value, both sides meet in between, or the lender is asked to reconsider the value with other comparable sales.`,
    middle: [
      'If there is no agreement, the contract says what happens next. I will go over that part with my broker before we decide anything.',
    ],
    ask: 'Can we talk \\[today or tomorrow\\] about which of these you prefer?',
  };
};

/** What a letter is about that says what was told. */
const plainSubjects: Readonly<Record<string, string>> = {
  ...{
    inspection: 'The inspection',
    appraisal: 'The appraisal',
    offer: 'The offer',
    showing: 'The showing',
    closing: 'The closing',
  },
  ...{
    documents: 'Your documents',
    price: 'The price',
    loan: 'The loan',
    repairs: 'The repairs',
    'open-house': 'The open house',
  },
  ...{ meeting: 'Our meeting', escrow: 'Escrow', listing: 'Your listing', keys: 'The keys', photos: 'The photos' },
};

export const dealLetters = {
  countered,
  'offer-declined': ({ address }: LetterFacts): LetterWords => ({
    subject: `Your clients’ offer on ${address ?? HOME}`,
    opening: `Thank you for your clients’ offer on ${address ?? HOME}, and for the work that went into it. My sellers have decided not to accept it.`,
    middle: ['If anything changes on our side, I will let you know.'],
    ask: 'Would your clients like to hear from me if the home comes back on the market?',
  }),
  'low-appraisal': lowAppraisal,
  'highest-and-best': ({ address, deal: { deadline } }: LetterFacts): LetterWords => ({
    subject: `Highest and best for ${address ?? HOME}`,
    opening: `Thank you for your clients’ interest in ${address ?? HOME}. My sellers ask for your highest and best offer by ${deadline ?? '\\[day and time\\]'}.`,
    middle: [
      'Please send the price, the financing with a preapproval or proof of funds, the contingencies and the closing date together, so that my sellers can read each offer as a whole.',
    ],
    ask: 'Could you confirm that you received this, and let me know whether your clients plan to take part?',
  }),
  'wants-out': ({ address }: LetterFacts): LetterWords => ({
    subject: `About the contract for ${address ?? HOME}`,
    opening: `Thank you for telling me that you would like to get out of the contract for ${address ?? HOME}. I would like to understand what has changed for you, and to take it seriously.`,
    middle: [
      'What the contract says about ending it is a legal question, so I am bringing in my broker, and you may want to ask a real-estate attorney. Once we know where you stand, we can talk about what is possible.',
    ],
    ask: 'Can we talk \\[today or tomorrow\\]? I would like to hear it in your own words.',
  }),
  'showing-thanks': ({ address }: LetterFacts): LetterWords => ({
    subject: `Thanks for seeing ${address ?? HOME}`,
    opening: `Thank you for taking the time to see ${address ?? HOME} with me. I enjoyed showing you around.`,
    middle: ['If questions come up about the home, the disclosures or the sales nearby, send them over, and I will find out.'],
    ask: 'What did you think of it? And would you like to see it again, or a few others?',
  }),
  'appointment-thanks': ({ day, isThinkingOver }: LetterFacts): LetterWords => ({
    subject: 'Thank you for your time',
    opening: `Thank you for having me over${day === null ? '' : ` ${day}`} and for telling me about your plans. I enjoyed meeting you and seeing your home.`,
    middle: [
      'If questions come up about the price, the timing or how I would bring your home to the market, I am happy to answer them.',
    ],
    ask: isThinkingOver
      ? 'Please take the time you need to think it over. When would you like me to check back with you?'
      : 'When would be a good time to talk about the next step?',
  }),
  'not-chosen': (): LetterWords => ({
    subject: 'Thank you for letting me know',
    opening: 'Thank you for letting me know, and for considering me. I enjoyed meeting you.',
    middle: ['I know it was not an easy choice, and I respect it.'],
    ask: 'I wish you a smooth move and a good result. If I can ever be of help later on, you know where to find me.',
  }),
  'no-answer': ({ address, area }: LetterFacts): LetterWords => ({
    subject: 'Following up',
    opening: `I wanted to follow up on my last note${address !== null ? ` about ${address}` : area === null ? '' : ` about your home in ${area}`}, in case it got buried.`,
    middle: ['I know there is a lot to think about, and I do not want to rush you.'],
    ask: 'Do you have any questions I can answer? If another time is better, tell me when, and I will get back to you then.',
  }),
  'cma-cover': ({ address, range }: LetterFacts): LetterWords => ({
    subject: `Your market analysis of ${address ?? HOME}`,
    opening: `Here is the market analysis that I prepared for ${address ?? HOME}. ${range === null ? 'It shows what homes like it have sold for nearby, and how each of them compares with yours.' : `The sales behind it support a price between ${range.low} and ${range.high}.`}`,
    middle: [
      'Please look at the comparable sales first: you know your home better than any record, and I would like to hear where you see it differently. It is not an appraisal.',
    ],
    ask: 'When do you have half an hour to go through it with me?',
  }),
  'offer-received': ({ address, area, offer: { price, listPrice, closesIn, isCash }, talkOn }: LetterFacts): LetterWords => {
    const home = address ?? (area === null ? 'your home' : `your home in ${area}`);
    const terms = [
      ...(listPrice === null ? [] : [`The list price is ${listPrice}.`]),
      ...(closesIn === null ? [] : [`It would close in ${closesIn} days.`]),
    ];
    return {
      subject: `An offer on ${home}`,
      opening: [
        `We have received ${isCash ? 'a cash offer' : 'an offer'} of ${price ?? '\\[price\\]'} on ${home}.`,
        ...terms,
      ].join(' '),
      middle: [
        'Price is one part of it. I will go through the financing, the contingencies and the dates with you, and put what you would net beside them.',
        'You can accept it, counter it or decline it.',
      ],
      ask: `Can we talk ${talkOn ?? '\\[today or tomorrow\\]'}?`,
    };
  },
  'home-to-see': ({ address, area, seeOn }: LetterFacts): LetterWords => {
    const home = address ?? (area === null ? 'A home' : `A home in ${area}`);
    return {
      subject: `Just listed: ${address ?? (area === null ? '\\[address\\]' : `a home in ${area}`)}`,
      opening: `${home} was just listed, and I think you should see it${seeOn === null ? '' : ` ${seeOn}`}.`,
      middle: ['I can send you the details and the disclosures ahead of time.'],
      ask: seeOn === null ? 'When could you see it?' : `Does that work for you${/\d/.test(seeOn) ? '' : ', and at what time'}?`,
    };
  },
  /** Terms of the trade, as they are told. */
  explain: ({ explained }: LetterFacts): LetterWords => ({
    subject: explained?.subject ?? '\\[subject\\]',
    opening: explained?.sentences.join('\n\n') ?? '\\[explanation\\]',
    middle: ['This is how it works in general. Our contract, and your lender or attorney, say what holds for you.'],
    ask: 'What questions do you have about it? I am happy to go through it with you.',
  }),
  /** What was told, and nothing else. */
  plain: ({ address, topic }: LetterFacts): LetterWords => ({
    subject: address ?? (topic === null ? 'A quick update' : (plainSubjects[topic] ?? topic)),
    opening: '',
    middle: [],
    ask: 'Let me know what you think, or call me with any questions.',
  }),
};
