/** What is said in the user's place in the first thread, one after the other. Its questions name no place, so that they fit any MLS. */
export const welcomeScript = {
  key: 'welcome',
  title: 'Welcome to Sidekick',
  instructions: 'Two questions are asked for you, to show what comes of them.',
  /** Sent hidden: only its answer is shown. */
  greeting: 'What can you do?',
  /** Typed for everybody to see. */
  questions: ['2 bedroom condos under $1.5M, newest first', 'Tell me about the first one'],
};
