/** What is said of connected apps. */
const names = { calendar: 'Google', mail: 'Google', loop: 'dotloop' };

export const apps = {
  names,
  preparing: 'Preparing it for you to agree to.',
  writing: 'Writing the text from its record.',
  whichHome: 'Which home is it about? Say which one of the list, or open it first.',
  whichPresentation: 'Which presentation is it about? This chat has none yet: ask for a CMA of a home first.',
  when: 'Which day and time? Say it in one sentence: “put the showing of the first one on my calendar tomorrow at 3”.',
  subject: 'A home for you',
  notWritten: 'I could not write that text, so there is no draft.',
  notHere: (name: string) => `${name} cannot be connected here yet. Whoever runs Sidekick sets it up.`,
  notConnected: (name: string, path: string) =>
    `${name} is not connected to your account. [Connect it](${path}), then ask again.`,
  expired: (name: string, path: string) =>
    `Your connection to ${name} has expired. [Connect it again](${path}), then ask once more.`,
  declined: 'Nothing was sent.',
  failed: 'That did not work. Nothing was sent.',
  inCalendar: (when: string) => `It is on your Google calendar: ${when}.`,
  done: {
    calendar: 'It is on your Google calendar.',
    mail: 'The draft is in your Gmail. Read it there and send it yourself.',
    loop: 'The loop is started in dotloop.',
  },
  look: (name: string) => `Look at it in ${name}`,
  outcomes: {
    'under-way': (name: string) => `${name} has not answered yet. It is tried a few more times; look there in a minute.`,
    refused: (name: string) => `${name} did not take it. Nothing was changed there.`,
    unreachable: (name: string) => `${name} could not be reached. Nothing was changed there; try again later.`,
    unclear: (name: string) => `${name} did not say whether it was done. Look there before you try again.`,
  },
};
