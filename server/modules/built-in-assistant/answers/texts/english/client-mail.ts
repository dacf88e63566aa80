/** What is said of a client's e-mail that was pasted, and the reply to it. */
export const clientMail = {
  took: (search: string) => `From the e-mail I took: ${search}.`,
  tookFromNote: (search: string) => `From the note I took: ${search}.`,
  unknownPlaces: (places: string) => `I have no listings in a place called ${places}.`,
  whereTheyLive: 'The only place in it is today’s, so I searched there.',
  without: (kinds: string) => `Left out: ${kinds}.`,
  niceToHave: (wishes: string) => `Wished for, and not searched: ${wishes}.`,
  unsearchable: (wishes: string) => `No search tells ${wishes}: look at that home by home.`,
  partsOfPlaces: (parts: string) => `I know no area ${parts}, so I searched the whole city.`,
  stretch: (words: string) => `The search stops at the budget; beyond it they say “${words}”.`,
  moving: (words: string) => `No search goes by when they move: ${words}.`,
  asks: (questions: string) => `It also asks: ${questions}.`,
  rest: 'The rest I left alone, as it tells of them and not of the home they want.',
  unanswered: (question: string) => `I did not answer “${question}”.`,
  /** To the agent. */
  answers: {
    payment: 'The payment: name a price, what is put down and the rate, and I work it out.',
    'open-house': 'Open houses: ask “which of these have an open house?”, and I tell their days.',
    rates: 'Rates: where they go next nobody can say, and a lender tells what they are today.',
    disclosure:
      'Disclosure: what a seller has to tell is set by the state and its forms, so your broker or a real-estate attorney has to answer it.',
    tax: 'Taxes: that depends on the owner, so a tax adviser has to answer it.',
    closing: 'Closing costs: ask me for them at a price, and I add them up.',
    loan: 'The loan: a lender has to answer that.',
    worth: 'What the old home is worth: ask me that with its address, and I value it.',
    commission: 'Commission: that is between you and them, and stands in your agreement.',
    market: 'The market: ask how it is in a place, and I tell its figures; what comes nobody can say.',
    legal: 'The contract: your broker or a real-estate attorney has to answer that.',
    showing: 'Showings and calls: I cannot book them, so that one is yours.',
  },
  /** To the client, in the agent's words. */
  toClient: {
    payment: 'On the monthly payment: I will work it out for a home that you like, and a lender sets the real rate.',
    'open-house': 'On open houses: I will send you the days and hours of the homes that you like.',
    rates:
      'On rates: what comes next is open. A lender can tell you the rates of today and what a change would mean for your payment.',
    disclosure:
      'On what has to be disclosed: that is set by our state and its forms. I will check with my broker, and a real-estate attorney can advise you.',
    tax: 'On taxes: that depends on your own case, so please ask a tax adviser.',
    closing: 'On closing costs: I will add them up for a home that you like.',
    loan: 'On the loan: a lender can answer that best, and I am glad to name some to choose from.',
    worth: 'On what your home is worth: I will look at the recent sales around it and get back to you.',
    commission: 'On my commission: let us go through the agreement together.',
    market: 'On the market: I will send you the current figures; what comes next is open.',
    legal: 'On the contract: I will check with my broker, and a real-estate attorney can advise you.',
    showing: 'On showings: tell me which days suit you, and I will arrange them.',
    else: 'On your other question: I will look into it and get back to you.',
  },
  greeting: (name: string | null) => `Hi ${name ?? '\\[name\\]'},`,
  noHomesYet: 'Thank you for your note. I will send you new listings by your conditions.',
  alsoAnswers: 'On what the e-mail asks you could add:',
  close: 'Best regards,',
  yours: 'I cannot send it: fill in your name, look it over, and send it yourself.',
};
export type ClientMailTexts = typeof clientMail;
