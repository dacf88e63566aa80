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

/** What stands before the cards that admins write: texting until it is on, and the Learning Center; each where this product `has` it. */
export const leadingCards = ({ isSmsEnabled, has }: { isSmsEnabled: boolean; has: (path: string) => boolean }): LeadingCard[] =>
  [...(isSmsEnabled ? [] : [texting]), learning].filter(({ to }) => has(to));
