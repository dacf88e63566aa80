import type { ChatInterface, Role, SubscriptionStatus } from '#contract/accounts.ts';
import type { Viewer } from '../viewer.ts';

/** The signed-in user behind a request, with the rights that services check. */
export interface Caller extends Viewer {
  sessionId: string;
  roles: readonly Role[];
  subscriptionStatus: SubscriptionStatus;
  allowedChatInterfaces: readonly ChatInterface[];
  /** May upload files of listings; administrators may anyway. */
  mayImportListings: boolean;
}
