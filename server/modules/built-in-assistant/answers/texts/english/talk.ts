/** What is said where no tool answers. Without figures: each figure of a reply is traced to a tool, and none gave these. */
export const talk = {
  act: 'I cannot send, call, book, sign or save anything outside this chat. I can write the text for you to send, about {home}.',
  legal:
    'That is a legal question, and the answer depends on the contract and the state, so I leave it to your broker or a real-estate attorney. I can bring the facts of the home or of its sales for them.',
  tax: 'That is a tax question. What somebody owes depends on the owner and the county, so a tax adviser has to answer it. The yearly tax that a listing records I can read: ask “what are the taxes?” of a home.',
  gain: 'As a general federal rule, the gain is the sale price, less what the owner paid and put into the home (the basis), less the costs of the sale. For a main home that its owner had and lived in for two of the last five years, up to a quarter of a million dollars of the gain is left out of income, and half a million for a couple filing jointly (26 U.S.C. § 121). States have rules of their own, and I work out no bill: a tax adviser decides what is owed.',
  lending:
    'That is a question about a loan, which a lender has to answer for the buyer. The details of a home estimate its monthly cost from a price, a down payment and a rate that you set. I can search by the price that comes out of it.',
  forecast:
    'Nobody knows where prices or rates will go, and I make no forecasts. I can tell what prices have done in a place: name it, or ask “how have prices changed there?”',
  opinion:
    'I have no opinion of my own on that, but the facts can tell: what sold like {home}, how long homes take there, and what they go for per square foot.',
  opinionOfNone:
    'I have no opinion of my own on that, but the facts can tell. Name a home, and I show what sold like it and how long it has been listed; name a place, and I tell how fast homes sell there and for what.',
  judgesNone:
    'I do not judge homes: which is nicest is for you and your client. Homes that are shown I can put in order by price, size or how new the listing is, and show side by side.',
  person:
    'I know listings and not people: who owns or sells a home, why, and what anybody earns or owes is unknown to me. The listing agent’s name and office stand with the listing: ask “who is the agent?”',
  nonsense: 'I could not make anything of that. Ask for homes in a place, for a market, or for copy about a listing.',
  'small-talk': 'All right. Tell me when you want homes, a market’s figures or copy about a listing.',
  'about-me':
    'I am the assistant that is built into Sidekick: a program, not a person. I search and compare homes, value them, tell about markets and write copy, from the listings and sales that your MLS access shows and within fair-housing law. This chat is stored under your account, where you can delete it.',
  'off-topic':
    'That lies outside of what I know. I can search homes, tell about any of them or about a market, and write copy for a listing.',
  moods: {
    commission:
      'That is for you to judge, and I have no opinion on it. No rate of commission is set by law or by an MLS: it is what you and your client agree on in writing.',
    insult:
      'I am sorry that I was of no help. Say it in other words, such as a place and what must be there, or what you want to know of a home, and I try again.',
    joke: 'A listing said “cozy, and easy to heat”. The buyer measured the living room without putting down the tape. Homes that fit are what I am better at.',
    robot:
      'I am a program, not a person: the assistant that is built into Sidekick. I read the listings and sales that your MLS access shows, and say where each figure comes from.',
    maker:
      'The makers of Sidekick built me into it. I work from listings and sales by rules of my own, without a language model of another company.',
    name: 'I am Sidekick’s built-in assistant, and have no other name.',
    privacy:
      'This chat is stored in your account and shown to nobody else in the product; administrators can read it to look into a problem, and each such look is recorded. You can delete it in the menu of the chat.',
    sends:
      'I send nothing by myself. I write e-mails, texts and notes for you to send; with Google connected (Settings, Connected apps) I also propose drafts and calendar entries, and each waits for your click.',
    fresh:
      'As fresh as the last sync with each MLS, which runs by itself. The details of a home say when its source last changed it, and market figures say the day that they reach to.',
    source:
      'Every figure comes from the listings and sales that your MLS access shows, or from what you told me. “What did it use” under a reply shows the source of each; what I cannot trace is underlined.',
    'how-are-you': 'Always the same, as programs are, and ready. Which homes or which market do you want to look at?',
    bye: 'Goodbye. This chat stays here for when you come back.',
    thanks: 'You are welcome.',
    praise: 'Thank you. Tell me when you need more.',
    sorry: 'No harm done. What would you like to see?',
    tired: 'That sounds hard. I can take a search, a text or the figures of a market off your hands.',
    congratulations: 'Congratulations. If a note about it helps, open the home and say “write a just-sold post”.',
    okay: 'All right. Tell me when you want homes, a market’s figures or copy about a listing.',
  },
  thisHome: 'the home that is open',
  aHome: 'a home',
  either: 'Do you want {one}, or {other}?',
  ways: {
    search: 'homes',
    refine: 'other homes than these',
    pick: 'a home opened',
    home: 'an answer about a home',
    compare: 'homes side by side',
    market: 'the figures of a market',
    copy: 'a text written',
    value: 'what a home is worth',
    cma: 'a change of the CMA',
    lending: 'something about a loan',
    legal: 'something about the law',
    tax: 'something about taxes',
    forecast: 'what comes next',
    opinion: 'a judgment',
    person: 'something about a person',
    act: 'something done for you',
    assistant: 'something about me',
    other: 'something else',
  },
  toSend: 'I cannot send it, so here is the text for you to send, about {home}.',
  windowCut: 'Market figures reach back at most three years, so these are of that long.',
  toGoBy: 'What to offer or ask is for you and your client to decide. This is what there is to go by:',
  trendOnly: 'Nobody knows what comes next, and I make no forecasts. What has been:',
};

export type TalkTexts = typeof talk;
