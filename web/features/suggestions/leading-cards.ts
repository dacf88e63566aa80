import type { CardIcon } from '#contract/suggestions.ts';

export interface LeadingCard {
  to: string;
  icon: CardIcon;
  title: string;
  text: string;
}

const learning: LeadingCard = {
  to: '/help/learning-center',
  icon: 'School',
  title: 'Learning Center',
  text: 'Short videos about what Sidekick can do for you.',
};

/** What stands before the cards that admins write: the Learning Center, where this product `has` one. */
export const leadingCards = (has: (path: string) => boolean): LeadingCard[] => [learning].filter(({ to }) => has(to));
