/** News that a listing has to tell. */
import type { NoteWords } from '../words.ts';

export const occasions: NoteWords['occasions'] = ({ address, price, before }) => {
  const at = price === null ? '' : ` at ${price}`;
  const was = before === null ? '' : `, down from ${before}`;
  return {
    'just-listed': {
      ...{ words: 'Just listed', tag: '#JustListed' },
      news: {
        professional: [`${address} has just come on the market${at}.`, `Just listed: ${address}${at && `,${at}`}.`],
        warm: [`Brand new to the market: ${address}${at && `,${at}`}.`, `Meet ${address}, just listed${at}.`],
        bold: [`New listing: ${address}${at && `,${at}`}.`, `Just listed. ${address}${at && `,${at}`}.`],
      },
    },
    'price-cut': {
      ...{ words: 'Price reduced', tag: '#PriceReduced' },
      news: {
        professional: [
          `The price of ${address} is now ${price}${was}.`,
          `Price reduced: ${address} is offered at ${price}${was}.`,
        ],
        warm: [`There is a new price at ${address}: ${price}${was}.`, `${address} now comes at ${price}${was}.`],
        bold: [`New price at ${address}: ${price}${was}.`, `Price cut. ${address} is now ${price}${was}.`],
      },
    },
    'coming-soon': {
      ...{ words: 'Coming soon', tag: '#ComingSoon' },
      news: {
        professional: [`Coming soon: ${address}.`, `${address} will come on the market soon.`],
        warm: [`A first look at what is coming soon: ${address}.`, `Coming soon, and worth a note in your calendar: ${address}.`],
        bold: [`Coming soon: ${address}. Be ready.`, `Next up: ${address}. Coming soon.`],
      },
    },
    'under-contract': {
      ...{ words: 'Under contract', tag: '#UnderContract' },
      news: {
        professional: [`${address} is under contract.`, `Under contract: ${address}.`],
        warm: [`Happy news: ${address} is under contract.`, `${address} has found a buyer and is under contract.`],
        bold: [`Under contract: ${address}. On to the closing.`, `${address}? Under contract.`],
      },
    },
    'back-on-market': {
      ...{ words: 'Back on the market', tag: '#BackOnTheMarket' },
      news: {
        professional: [`${address} is back on the market${at}.`, `Back on the market: ${address}${at && `,${at}`}.`],
        warm: [`A second chance: ${address} is back on the market${at}.`, `${address} is available again${at}.`],
        bold: [`It is back: ${address}${at && `,${at}`}.`, `Missed it? ${address} is back on the market${at}.`],
      },
    },
  };
};
