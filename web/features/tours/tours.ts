import type { Me, UserTrait } from '#contract/accounts.ts';
import type { Flags } from '#contract/flags.ts';
import type { TourRecords } from './tour-records.ts';

export const tourNames = ['guided_tour_welcome_chat', 'guided_tour_help_dashboard'] as const;
export type TourName = (typeof tourNames)[number];

export interface TourStep {
  /** What is pointed at, as a selector. */
  at: string;
  title: string;
  text: string;
}

const MESSAGE_BAR = 'form:has([data-message-bar])';

export const tours: Readonly<Record<TourName, { trait: UserTrait; steps: readonly TourStep[] }>> = {
  guided_tour_welcome_chat: {
    trait: 'completed_guided_tour_welcome_chat',
    steps: [
      {
        at: MESSAGE_BAR,
        title: 'Go on in your own words',
        text: 'Narrow it down, ask about one of the homes, or attach a file and ask about that.',
      },
      {
        at: '[data-tour=chats]',
        title: 'Every chat is kept',
        text: 'Here they are: pin one, rename it, or search everything that was said.',
      },
    ],
  },
  guided_tour_help_dashboard: {
    trait: 'completed_guided_tour_help_dashboard',
    steps: [
      {
        at: '[data-tour=account]',
        title: 'Your account',
        text: 'This menu leads to your dashboard, presentations, saved searches, profile and settings.',
      },
      {
        at: MESSAGE_BAR,
        title: 'Ask for help, too',
        text: '“What can you do?” tells what Sidekick understands.',
      },
    ],
  },
};

/** The tour that the first successful reply of a visit leads to: that of the chat where newcomers are welcomed, else that of the dashboard. */
export function tourDue(me: Pick<Me, 'traits'>, flags: Flags, records: TourRecords): TourName | null {
  const due = flags.welcome_flow ? 'guided_tour_welcome_chat' : 'guided_tour_help_dashboard';
  return records[due] === 'completed' || me.traits.includes(tours[due].trait) ? null : due;
}
