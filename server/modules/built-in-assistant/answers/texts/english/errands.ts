/** What is said of errands that the chat cannot run. The ways on are said as the next message, and understood. */

type Said = 'remind' | 'call' | 'send' | 'sendWritten' | 'print' | 'showing' | 'route' | 'it';
type OfHome = 'whoIsAgent' | 'writeMessage' | 'writeMail' | 'startCma';
type AtTime = 'onCalendar' | 'askForShowing';

/** A way on is null in a language that it is not read in. */
export type ErrandTexts = Record<Said, string> &
  Record<OfHome, (home: string) => string | null> &
  Record<AtTime, (home: string, when: string | null) => string | null> & {
    /** Places in the list, as the next message names them. */
    homes: readonly string[];
    asDraft: string | null;
    tour: (count: string) => string | null;
    earliest: string | null;
  };

export const errands: ErrandTexts = {
  remind:
    'I cannot remind you by myself. With your Google calendar connected, I put a home on it with a day and time, and a saved search mails you its news.',
  call: 'I cannot make calls. Who lists it and the number stand with the listing, and I can write the note to the listing agent.',
  send: 'I cannot send anything from this chat. I can write the text for you to send:',
  sendWritten:
    'I cannot send it from this chat. Copy the text above, or let me put it into your Gmail as a draft, where that is connected:',
  print:
    'I make no printout of a home in this chat. A CMA of it is a presentation, which you share as a link or save as a PDF, and the chat itself can be saved as a PDF from its menu.',
  showing: 'I cannot book showings. I can write the request to the listing agent, and put the time on your Google calendar:',
  route: 'I do not plan routes by road. A buyer tour puts the homes onto a page for your client, in the order that you choose:',
  it: 'it',
  homes: ['the first one', 'the second one', 'the third one', 'the fourth one', 'the fifth one'],
  onCalendar: (home: string, when: string | null) => `Put ${home} on my calendar ${when ?? 'tomorrow at 10 am'}`,
  whoIsAgent: (home: string) => (home === 'it' ? 'Who is the agent?' : `Who is the agent of ${home}?`),
  askForShowing: (home: string, when: string | null) =>
    `Write a note to the listing agent${home === 'it' ? '' : ` of ${home}`} asking for a showing${when === null ? '' : ` ${when}`}`,
  writeMessage: (home: string) => `Write a text message about ${home}`,
  writeMail: (home: string) => `Write an e-mail about ${home}`,
  asDraft: 'Save it as a draft in my Gmail',
  startCma: (home: string) => (home === 'it' ? 'Start a CMA for it' : `Start a CMA for ${home}`),
  tour: (count: string) => `Plan a tour of the first ${count}`,
  earliest: 'Which is open earliest?',
};
