import type { ChatInterface, Role, SubscriptionStatus } from '#contract/accounts.ts';

/** The signed-in user behind a request, with the rights that services check. */
export interface Caller {
  userId: string;
  sessionId: string;
  roles: readonly Role[];
  /** MLS sources whose listings the user may see; `*` means all, an empty list none. */
  allowedMlsProviders: readonly string[];
  subscriptionStatus: SubscriptionStatus;
  allowedChatInterfaces: readonly ChatInterface[];
}
