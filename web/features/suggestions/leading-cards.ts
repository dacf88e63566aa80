import type { CardIcon } from '#contract/suggestions.ts';

export interface LeadingCard {
  to: string;
  icon: CardIcon;
  title: string;
  text: string;
}

const texting: LeadingCard = {
  to: '/account/connected-apps',
  icon: 'PhoneIphone',
  title: 'Text Sidekick on the go',
  text: 'Ask by text message between two showings. Turn it on under Integrations.',
};

const learning: LeadingCard = {
  to: '/help/learning-center',
  icon: 'School',
  title: 'Learning Center',
  text: 'Short videos about what Sidekick can do for you.',
};

interface Invitations {
  /** The user can turn text messages on, and has not. */
  toText: boolean;
  /** Whether this product has the page. */
  has: (path: string) => boolean;
}

/** What stands before the cards that admins write: text messages until they are on, and the Learning Center. */
export const leadingCards = ({ toText, has }: Invitations): LeadingCard[] =>
  [...(toText ? [texting] : []), learning].filter(({ to }) => has(to));
