/** What is said of the assistant, its data and of people. Without figures: no tool gave them. */
import { list } from '../../format.ts';

export const trust = {
  portals:
    'No. I use neither Zillow nor any other portal, and no estimate of theirs: only the listings and sales that your MLS access shows, and what you tell me.',
  'other-model':
    'No. I am Sidekick’s built-in assistant, a program that reads words by rules, and no language model of any company answers here. Where your office has set one up, it can be chosen in the message bar, and then that one answers.',
  'client-data':
    'What you write stays in your account, with whoever runs this Sidekick: nobody else in the product sees it, administrators may look into a problem, and each such look is recorded. I, the built-in assistant, send it nowhere. With a language model chosen, your messages and what it looks up go to its provider. A chat is deleted in its own menu; under **Settings**, **My data** are a copy of everything and the end of the account. Write no more of a client than the task needs.',
  from: (sources: readonly string[]) => `These come from ${list(sources, 'and')}.`,
  'real-listings':
    'Listings are as the MLS source gives them that your access shows, and each names its source: open one to see it. A source with “Demo” in its name holds invented homes and people, for trying Sidekick out.',
  'value-error':
    'Each value says so itself: with it stands how far values that were made the same way lay from what homes then sold for, and a range. It differs by place and by how many like homes sold. Ask “what is it worth?” of a home, and read that line before you rely on it; it is no appraisal.',
  character:
    'I judge no people, and know nothing of them beside the agent’s name and office that a listing records: what they are like, their age, family or money is unknown to me, and to go by such things can break fair housing. How an agent works you learn from your broker and those who closed with them; the state’s website shows the license.',
  availability:
    'No listing here records from when a rental can be moved into, so I cannot narrow the list by that, and it stays as it is. Ask the listing agent for the date: I can write that message for a home that you open.',
  nowOrWait: (place: string) =>
    `Whether to act now or wait is for your client, and nobody knows where prices and rates will go. What can be told is how ${place} stands: prices, how fast homes sell, and what is for sale.`,
  canDo: `What I can do for you:

- **Homes**: search for sale, for rent or sold, narrow it, compare, and tell about any of them.
- **Values**: what a home is worth from sales like it, and a CMA for your client.
- **Markets**: prices, days on market, supply and rents of a place, over time or side by side.
- **Money**: payments, cash to close, net sheets, what a buyer can afford, the return of a rental.
- **Writing**: descriptions, posts, e-mails and texts to clients and agents, in English or Spanish.
- **Know-how**: terms of the trade, how things are done, what to ask and bring, fair housing.

Say it in your own words, or try one:`,
  canDoAsks: [
    'Which cities do you cover?',
    'Show my listings',
    'Help me prepare for a listing appointment',
    'What is an appraisal gap?',
  ],
};
export type TrustTexts = typeof trust;
