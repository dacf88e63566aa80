/** What an agent can answer a seller who objects. */
export interface Points {
  opening: string;
  /** Sentences to say aloud; the first two stand alone where it is to be short. */
  say: readonly string[];
  points: readonly string[];
  yours: string;
}

const startHigh: Points = {
  opening: 'What you can say about starting high and coming down later:',
  say: [
    '“I understand wanting to leave room.',
    'The most buyers will see your home in its first weeks, and at that point they compare it with everything else at the same price.',
    'If it sits, a price cut later reaches fewer people, and they start asking what is wrong with it.',
    'Can I show you what the recent sales closed at against their first price, and then you decide?”',
  ],
  points: [
    'The first weeks bring the most showings; a later price cut comes when fewer are looking at the listing.',
    'Buyers compare it with what else is for sale at that price, and with what sold.',
    'What counts is where homes close against their first price and how long they take, which the sales tell.',
  ],
  yours: 'What to list at is for you and the seller to decide.',
};
const noCut: Points = {
  opening: 'What you can say to a seller who will not lower the price:',
  say: [
    '“I know this is not what you wanted to hear, and it is your decision.',
    'The buyers who were looking have seen the home at this price, and none of them has paid it.',
    'Let’s look at how long the others took to sell, and at what went under contract while we were waiting.',
    'If we keep the price, what would you like to see change in the next two weeks?”',
  ],
  points: [
    'Set its days on market beside the median: a home that has been for sale much longer has been seen and passed over at this price.',
    'Say how many sales came after a price cut, and what those got of their first price.',
    'Look together at what it competes with now, and at what went under contract since it was listed.',
  ],
  yours: 'Whether and when to lower it is for the seller to decide.',
};
const oldMarket: Points = {
  opening: 'What you can say to a seller who goes by the prices of another year:',
  say: [
    '“Those were real prices, and I understand why they feel right.',
    'Buyers today compare your home with what is for sale this week, and they pay today’s interest rates.',
    'So let’s look at what closed in the last few months, next to the same months a year earlier.',
    'Which of those sales do you think is most like your home?”',
  ],
  points: [
    'What counts is what closed in the last months: put it beside the same time a year earlier.',
    'Buyers compare with what is for sale today, and pay today’s interest rates.',
    'Name the home’s address, and I value it from recent sales like it.',
  ],
  yours: 'What to list at is for you and the seller to decide.',
};
const onlineEstimate: Points = {
  opening: 'What you can say about an online estimate:',
  say: [
    '“I am glad you looked it up.',
    'That number comes from a computer that has never been inside your home: it does not know its condition or what you have done to it.',
    'A buyer and an appraiser will go by homes like yours that sold nearby, so let’s put those next to it.',
    'Can I walk you through them?”',
  ],
  points: [
    'It is computed without a visit: it knows neither the condition of the home nor what was done to it.',
    'A buyer and a lender’s appraiser go by homes like it that sold nearby; put those beside the estimate.',
    'I can value the home from such sales and show each of them: name its address.',
  ],
  yours: 'What to list at is for you and the seller to decide.',
};
const neighbor: Points = {
  opening: 'What you can say about the neighbor’s sale:',
  say: [
    '“That was a good sale for them, and it helps all of us.',
    'What it tells us is what one buyer paid for that home, so let’s compare size, condition, lot and date with yours.',
    'Then let’s add the other recent sales, because an appraiser will look at more than one.',
    'Would you like to see them side by side?”',
  ],
  points: [
    'A single sale tells what was paid for that home: set its size, condition, lot and date beside those of this one.',
    'An older sale is of another market; several recent ones tell more.',
    'Name both addresses, and I put the two side by side or value this home from sales like it.',
  ],
  yours: 'What to list at is for you and the seller to decide.',
};
const commission: Points = {
  opening: 'What your fee pays for is yours to tell: I know neither your services nor your agreement. What you can build on:',
  say: [
    '“That is a fair question, and fees are negotiable.',
    'Here is what mine pays for, step by step, from pricing and photos to negotiating and closing.',
    'What matters in the end is what you take home, so let’s put your net at my fee next to your net at another one.',
    'If those numbers did not work for you, what would you want me to change?”',
  ],
  points: [
    'Fees are negotiable, and no law or MLS sets them: say what yours covers, step by step.',
    'Set it against what price and time decide: how homes close against their list price, and what a wrong first price costs.',
    'I can add up what the seller nets at your rate and at another: name a price and the rates.',
  ],
  yours: 'What to charge is between you and the seller.',
};

const byOwner: Points = {
  opening: 'What you can say to owners who would sell by themselves:',
  say: [
    '“You can sell it yourself, and that is a real option.',
    'May I ask what you are hoping to save?',
    'Let’s put two numbers side by side: what you would keep on your own, and what you would keep after my fee, along with everything each way asks of you.',
    'If yours comes out ahead, I will wish you luck and mean it.”',
  ],
  points: [
    'Ask what they want to save, and put the net beside it: name a price and the rates, and I add up what is left with and without your fee.',
    'Go through what has to be done, from the price, disclosures and photos to showings, offers and escrow, and say which of it you do.',
    'A first price that is off costs more than time: show how homes close against theirs, and how long they take.',
  ],
  yours: 'Whether they list with you is theirs to decide.',
};
const wait: Points = {
  opening: 'What you can say to a seller who would rather wait:',
  say: [
    '“Waiting can make sense, and it is your call.',
    'I cannot tell you what prices or rates will do by then, and neither can anyone else.',
    'What I can show you is what past years looked like here, what you would be competing with now, and what those months would cost you in payments, taxes and insurance.',
    'Shall I put those figures side by side for you?”',
  ],
  points: [
    'Nobody knows what prices or rates will do, and I forecast neither. What past years showed, the sales tell: ask “best months to sell in” and the place.',
    'In busier months more homes are for sale, too: put what competes with theirs now beside it.',
    'Waiting costs the payments, taxes, insurance and upkeep of those months: add them up with them.',
  ],
  yours: 'When to list is for the seller to decide.',
};

const otherAgent: Points = {
  opening: 'What you can say to a seller who knows another agent or asks “why you?”:',
  say: [
    '“That makes sense, and I am glad you told me.',
    'All I ask is fifteen minutes to show you how I would price and market this home, and what the sales around you say.',
    'Then compare both plans, and go with the one you believe in.',
    'What would you want to hear from me to feel sure about it?”',
  ],
  points: [
    'Bring the figures of the place: how homes close against their list price, and how long they take.',
    'Say what you do, week by week, and say nothing of the other agent: who has signed with one already is not yours to ask.',
    'Your own sales and reviews are yours to add: I do not know them.',
  ],
  yours: 'Whom they list with is theirs to decide.',
};
const promisedMore: Points = {
  opening: 'What you can say when another agent named a higher price:',
  say: [
    '“I would love to get you that, too, and I am glad you told me.',
    'What a home sells for is decided by buyers and by the appraiser of their lender, whoever lists it.',
    'So ask each of us for the sales behind the number, and look at how close the list prices of our sales came to what they sold for.',
    'Can I show you mine, one by one?”',
  ],
  points: [
    'Put the closed sales behind your price on the table, and ask which sales are behind the other one.',
    'A price that buyers do not see in the sales tends to cost time and a cut: how many sales here came after one, the figures tell.',
    'Say nothing of the other agent: the sales speak for themselves.',
  ],
  yours: 'What to list at, and with whom, is for the seller to decide.',
};
const any: Points = {
  opening: 'What you can say first, whatever the objection is:',
  say: [
    '“I hear you, and that is a fair point.',
    'Can you tell me a little more about what is behind it?',
    'If we settle that, is there anything else on your list?',
    'Let me show you what the numbers say, and then you decide.”',
  ],
  points: [
    'I have lines of their own for price, commission, an online estimate, a neighbor’s sale, waiting, selling without an agent and another agent: tell me what they say.',
  ],
  yours: 'What they do is theirs to decide.',
};

export const sellers = {
  behind: 'Behind it:',
  reading: 'Reading the market and its price cuts.',
  whichPlace: 'Name the city or neighborhood, and I add its figures: sale-to-list, days on market, supply and price cuts.',
  figuresOf: (place: string, span: string) => `The figures of ${place}, homes sold ${span}:`,
  kinds: {
    'start-high': startHigh,
    'no-cut': noCut,
    'old-market': oldMarket,
    'online-estimate': onlineEstimate,
    neighbor,
    commission,
    'by-owner': byOwner,
    wait,
    'other-agent': otherAgent,
    'promised-more': promisedMore,
    any,
  },
};
export type SellerTexts = typeof sellers;
