/** The lines around the sentences in e-mails, posts and notes. */
import { capital } from '../text.ts';
import { whenInEnglish } from '../when.ts';
import type { NoteWords } from '../words.ts';
import { letters } from './letters.ts';
import { occasions } from './occasions.ts';

export const notes: NoteWords = {
  placeholders: {
    ...{ openHouse: '[day and time]', client: '[name]', agent: '[your name]', showing: '[day and time of the showing]' },
    ...{ question: '[your question]', offerPrice: '[offer price]', deposit: '[deposit]', financing: '[financing]' },
    ...{ contingencies: '[contingencies]', closing: '[closing date]' },
  },
  occasions,
  ...letters,
  subject: (headline) => `Subject: ${headline}`,
  greeting: (client) => `Hi ${client},`,
  greetingOfMany: 'Hello,',
  when: whenInEnglish,
  openHouseOn: (when) => `Open house: ${when}`,
  emailOpenings: (here) => ({
    professional: [`I would like to bring a listing to your attention: ${here}.`, `A listing that may be of interest: ${here}.`],
    warm: [`I came across a place that I wanted to share with you: ${here}.`, `I thought of you when I saw this one: ${here}.`],
    bold: [`One to see: ${here}.`, `Put this one on your list: ${here}.`],
  }),
  emailCloses: {
    professional: ['Please let me know if you would like to see it.', 'I am glad to arrange a showing or answer questions.'],
    warm: [
      'Would you like to see it together? Just reply and we will find a time.',
      'Tell me what you think, and we can go and look.',
    ],
    bold: ['Want to see it? Reply and I will set it up.', 'Say the word and I will book the showing.'],
  },
  severalTextClose: 'Which would you like to see?',
  severalCloses: {
    professional: [
      'Please let me know which of them you would like to see.',
      'I am glad to arrange showings or answer questions.',
    ],
    warm: [
      'Would you like to see any of them together? Just reply and we will find a time.',
      'Tell me which ones you like, and we can go and look.',
    ],
    bold: ['Want to see them? Reply and I will set it up.', 'Tell me which ones, and I will book the showings.'],
  },
  signature: { professional: 'Best regards,', warm: 'Warmly,', bold: 'Talk soon,' },
  status: {
    sold: { words: 'Sold', tag: '#Sold' },
    underContract: { words: 'Under contract', tag: '#UnderContract' },
    soon: { words: 'Coming soon', tag: '#ComingSoon' },
    rent: { words: 'For rent', tag: '#ForRent' },
    sale: { words: 'For sale', tag: '#ForSale' },
  },
  statusIn: (status, place) => `${status} in ${place}`,
  invitations: (address, when) => ({
    professional: [`You are invited to an open house at ${address}, ${when}.`, `Open house: ${address}, ${when}.`],
    warm: [
      `Come by and say hello: ${address} is open ${when}.`,
      `The door is open at ${address}, ${when}. Come and look around.`,
    ],
    bold: [`Doors open: ${when}, ${address}.`, `${capital(when)}. ${address}. Be there.`],
  }),
  openHouse: (address) => `Open House: ${address}`,
  forBrokers: (words) =>
    words.replace(/\b(an )?open house\b/i, (all, article) =>
      article ? 'a broker open' : all.startsWith('O') ? 'Broker Open' : 'broker open',
    ),
  soldNews({ address, place, price, days, over }) {
    const forPrice = price === null ? '' : ` for ${price}`;
    const above = over === null ? '' : `, ${over} over the asking price`;
    const after = `${days === null ? '' : ` after ${days === 1 ? 'one day' : `${days} days`} on the market`}${above}`;
    return {
      professional: [`${address} has sold${forPrice}${after}.`, `Just sold: ${address}${forPrice}${after}.`],
      warm: [
        `${address} has found its new owner${price === null ? '' : `, and closed${forPrice}`}${after}.`,
        `Happy news from ${place}: ${address} has sold${forPrice}${after}.`,
      ],
      bold: [`Sold: ${address}${forPrice}${after}.`, `Done. ${address} sold${forPrice}${after}.`],
    };
  },
  sellerOffers: (place) => ({
    professional: [
      `If you are considering a sale in ${place}, I am glad to talk it through.`,
      'I am available to discuss what this means for your property.',
    ],
    warm: ['Wondering what it means for your own place? Ask me, any time.', 'If a move is on your mind, let us talk it over.'],
    bold: [`Thinking of selling in ${place}? Call me.`, 'Yours next? Let us talk.'],
  }),
  justSold: (address) => `Just Sold: ${address}`,
  listedBy: (who) => `Listed by ${who}`,
  aMonth: (price) => `${price} a month`,
};
