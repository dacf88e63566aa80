/** What is said of the thread itself: of what was asked, used and said in it. Without figures of its own. */
export const thread = {
  first: (words: string) => `The first message that I have of this chat is: “${words}”`,
  last: (words: string) => `Your last message was: “${words}”`,
  nothingYet: 'Nothing was searched, worked out or written in this chat yet.',
  wentBy: (search: string) => `The last search went by this: ${search}.`,
  allUsed: 'All of your message went into it.',
  newestFirst: 'They stand newest first, as you named no other order.',
  noRankOfMine: 'They are what the records show for it; I rank none by an opinion.',
  asSureAsRecords:
    'I am as sure of it as the MLS records are that your access shows: what a record has wrong or leaves out, I cannot know. “What did it use” under the reply shows the conditions and the homes.',
  ofMarket: (places: string) =>
    `The last figures rest on closed sales ${places} that your MLS access shows. Homes that are pending, under contract or withdrawn are in none of them, and beds, baths and price do not narrow them.`,
  ofCopy: 'The text rests on the record of the home and on what you told me, and on nothing else.',
  nothingLeftOutOfCopy: 'I left out nothing that you asked for.',
  whichPart: 'Which part? Say it by itself, and I answer that.',
  eachPart: 'I see these requests in your last message. Press the one that I missed:',
  said: (words: string) => `What I said was: “${words}”`,
  saidNot: (word: string) => `I find no “${word}” in what I said before.`,
  saidLast: (words: string) => `My last answer began: “${words}”`,
  memory:
    'I know only what stands in this chat. Earlier chats are in the sidebar, and its magnifier looks through what was said in them.',
  waits: 'Take your time. I am here when you go on.',
  sorryFor: (request: string) =>
    `I am sorry. Say what was wrong, such as the place, the price or the home, and I try again. Your last request was: “${request}”`,
  stale:
    'I am sorry about that. Each status is the latest one from the MLS, and it can change between two updates. Ask for active listings to see what is for sale now; the record of a home tells its status and when that changed.',
  inReply:
    'What an answer rests on, and what it leaves out, stands in it; “What did it use” under it shows the source of each figure.',
};
export type ThreadTexts = typeof thread;
