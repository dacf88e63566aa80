import { randomBytes } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';

/** Long enough for a slow machine to print; whoever has the ticket sees one presentation until then. */
const LIFETIME_MS = 120_000;

interface Ticket {
  presentationId: string;
  userId: string;
  isAdmin: boolean;
  endsAt: number;
}

/** Tickets with which this process's own browser opens a draft to print it; they never leave the process. */
export function createPrintTickets(clock: Clock) {
  const tickets = new Map<string, Ticket>();
  return {
    issue(of: Omit<Ticket, 'endsAt'>): string {
      const ticket = `print_${randomBytes(16).toString('base64url')}`;
      tickets.set(ticket, { ...of, endsAt: clock.now().getTime() + LIFETIME_MS });
      return ticket;
    },
    find(ticket: string): Ticket | undefined {
      const found = tickets.get(ticket);
      return found && found.endsAt > clock.now().getTime() ? found : undefined;
    },
    revoke: (ticket: string): void => void tickets.delete(ticket),
  };
}
export type PrintTickets = ReturnType<typeof createPrintTickets>;
