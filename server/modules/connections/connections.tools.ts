import { z } from 'zod';
import type { ApprovalCard } from '#contract/approvals.ts';
import { calendarDateSchema } from '#contract/common.ts';
import { appNames, type AppId, type ConnectedApp } from '#contract/connections.ts';
import { listingReferenceSchema, type ListingReference } from '#contract/listing-reference.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { defineTool, type Tool, type ToolContext, type ToolOutcome, type Viewer } from '#server/platform/tools/index.ts';
import type { ActsService } from './acts/acts.service.ts';
import { appOfAct, timeOfDaySchema, transactionTypes, type AppAct } from './acts/app-act.ts';
import { appActAnswerSchema, CONNECT_AT, noteOf, type AppActAnswer } from './tools/answer.ts';
import { addressOf, streetOf, zoneOfState, type HomeOfAct } from './tools/home-of-act.ts';

/** A reply waits so long for an app; then it goes on, and so does the job. */
const PATIENCE_MS = 12_000;

export interface ConnectionToolParts {
  /** The apps that are set up. */
  apps: readonly AppId[];
  acts: ActsService;
  list: (userId: string) => Promise<ConnectedApp[]>;
  /** @throws AppError listing_not_found */
  findHome: (listing: ListingReference, viewer: Viewer) => Promise<HomeOfAct>;
  /** The subject of a presentation. @throws AppError presentation_not_found */
  findSubject: (presentationId: string, viewer: Viewer) => Promise<{ title: string; home: HomeOfAct | null }>;
  /** The user's own; null where the profile says none. */
  findTimezone: (userId: string) => Promise<string | null>;
}

interface Proposal {
  act: AppAct;
  card: ApprovalCard;
  listing: ListingReference | null;
  when?: string;
}

/** What the assistant proposes to do in connected apps: each waits under the reply as a card, and nothing is sent without the click. */
export function createConnectionTools(parts: ConnectionToolParts): Tool[] {
  const { apps, acts, list, findHome, findSubject, findTimezone } = parts;

  /** Nothing is proposed where it could not be done. */
  async function propose(
    { act, card, listing, when }: Proposal,
    { viewer, ensureApproved, idempotently, signal }: ToolContext,
  ): Promise<ToolOutcome<AppActAnswer>> {
    const app = appOfAct[act.kind];
    const answerWith = (outcome: AppActAnswer['outcome'], url: string | null = null): ToolOutcome<AppActAnswer> => ({
      answer: { app, outcome, note: noteOf(outcome, app), when: when ?? null, url, listing },
      artifact: null,
      summary: outcome === 'done' ? `Done in ${appNames[app]}` : (noteOf(outcome, app).split('. ')[0] ?? null),
    });
    const connection = (await list(viewer.userId)).find(({ id }) => id === app)?.connection;
    if (connection !== 'connected') return answerWith(connection === 'expired' ? 'expired' : 'not-connected');
    await ensureApproved(card);
    const actId = await idempotently('begin', (tx) => acts.begin(tx, viewer.userId, act));
    const finished = await acts.waitFor(actId, PATIENCE_MS, signal);
    return finished ? answerWith(finished.outcome, finished.url) : answerWith('under-way');
  }

  const common = {
    answerSchema: appActAnswerSchema,
    writes: true,
    shorten: ({ app, outcome }: AppActAnswer) => ({ app, outcome }),
  };
  const waits = `It waits for the agent's click. If the app is not connected, tell the agent to connect it at ${CONNECT_AT}.`;
  const cost = { timeoutMs: 20_000, maxCallsPerReply: 5 };

  const calendar = defineTool({
    ...{ ...common, cost },
    name: 'propose_calendar_entry',
    description: `Propose an entry for the agent's Google calendar, such as a showing: "put the showing of the first one on my calendar tomorrow at 3" → listing,
date, time 15:00. Date and time are local to the agent. ${waits}`,
    title: 'Preparing the calendar entry',
    failure: 'The calendar entry could not be prepared.',
    inputSchema: z.strictObject({
      title: z.string().trim().min(1).max(200).nullish().describe('Left out: "Showing" and the address'),
      listing: listingReferenceSchema.nullish().describe('The home that it is about'),
      date: calendarDateSchema,
      time: timeOfDaySchema,
      minutes: z.int().min(5).max(720).default(30),
      notes: z.string().trim().max(2_000).nullish(),
    }),
    async execute({ title, listing, date, time, minutes, notes }, context) {
      const { viewer } = context;
      const home = listing ? await findHome(listing, viewer) : null;
      const timezone = (await findTimezone(viewer.userId)) ?? zoneOfState(home?.state ?? null);
      if (timezone === null) throw new AppError('invalid_request', 'Your profile has no time zone. Set it there first.');
      const named = title ?? (home ? `Showing: ${streetOf(home)}` : null);
      if (named === null) throw new AppError('invalid_request', 'An entry needs a title, or a home that it is about.');
      const location = home && addressOf(home);
      const when = inWords({ date, time, minutes, timezone });
      const details = [
        { label: 'What', value: named },
        { label: 'When', value: when },
        ...(location ? [{ label: 'Where', value: location }] : []),
        ...(notes ? [{ label: 'Notes', value: notes }] : []),
      ];
      const card = { title: 'Put this on your Google calendar?', details, approveLabel: 'Add', declineLabel: 'Do not add' };
      const act: AppAct = {
        ...{ kind: 'calendar-entry', title: named, date, time, minutes, timezone },
        ...{ location, notes: notes ?? null },
      };
      return propose({ act, card, listing: listing ?? null, when }, context);
    },
  });

  const draft = defineTool({
    ...{ ...common, cost },
    name: 'propose_mail_draft',
    description: `Propose a draft in the agent's Gmail, which the agent sends by themselves: subject and the whole text, plain, without markdown. ${waits}`,
    title: 'Preparing the draft',
    failure: 'The draft could not be prepared.',
    inputSchema: z.strictObject({
      to: z.email().max(254).nullish().describe('Only an address that the agent has named'),
      subject: z.string().trim().min(1).max(200),
      body: z.string().trim().min(1).max(4_000),
      listing: listingReferenceSchema.nullish().describe('The home that it is about'),
    }),
    copyIn: ({ subject, body }) => [subject, body],
    async execute({ to, subject, body, listing }, context) {
      const details = [
        { label: 'To', value: to ?? 'Nobody yet' },
        { label: 'Subject', value: subject },
        { label: 'Text', value: body },
      ];
      const card = { title: 'Put this draft into your Gmail?', details, approveLabel: 'Save draft', declineLabel: 'Do not save' };
      return propose({ act: { kind: 'mail-draft', to: to ?? null, subject, body }, card, listing: listing ?? null }, context);
    },
  });

  const loop = defineTool({
    ...{ ...common, cost },
    name: 'propose_loop',
    description: `Propose a loop in the agent's dotloop for a listing that a search answered, or for the subject of a presentation. A listing is a purchase offer unless
the agent says otherwise; a presentation's subject is a listing for sale. ${waits}`,
    title: 'Preparing the loop',
    failure: 'The loop could not be prepared.',
    inputSchema: z.strictObject({
      of: z.union([listingReferenceSchema, z.strictObject({ presentationId: z.uuid() })]),
      name: z.string().trim().min(1).max(200).nullish().describe("Such as the client's; left out: the address"),
      transactionType: z.enum(transactionTypes).nullish(),
    }),
    async execute({ of, name, transactionType }, context) {
      const { viewer } = context;
      const listing = 'mlsId' in of ? of : null;
      const { title, home } =
        'mlsId' in of ? { title: null, home: await findHome(of, viewer) } : await findSubject(of.presentationId, viewer);
      const type = transactionType ?? (listing ? 'PURCHASE_OFFER' : 'LISTING_FOR_SALE');
      const named = name ?? (home ? streetOf(home) : null) ?? title;
      if (named === null) throw new AppError('invalid_request', 'The presentation has no home and no title yet.');
      const details = [
        { label: 'Loop', value: named },
        { label: 'Kind', value: typeWords[type] },
        ...(home ? [{ label: 'Property', value: addressOf(home) ?? streetOf(home) }] : []),
      ];
      const card = { title: 'Start this loop in dotloop?', details, approveLabel: 'Start loop', declineLabel: 'Do not start' };
      const [, streetNumber = null, streetName = null] = /^(\d+\S*)\s+(.+)$/.exec(home?.addressLine1 ?? '') ?? [];
      const act: AppAct = {
        ...{ kind: 'loop', name: named, transactionType: type, streetNumber, streetName, unit: home?.addressLine2 ?? null },
        ...{
          city: home?.city ?? null,
          state: home?.state ?? null,
          zipCode: home?.zipCode ?? null,
          mlsNumber: home?.mlsId ?? null,
        },
      };
      return propose({ act, card, listing }, context);
    },
  });

  return [...(apps.includes('google') ? [calendar, draft] : []), ...(apps.includes('dotloop') ? [loop] : [])];
}

const typeWords: Record<(typeof transactionTypes)[number], string> = {
  PURCHASE_OFFER: 'Purchase offer',
  LISTING_FOR_SALE: 'Listing for sale',
  LISTING_FOR_LEASE: 'Listing for lease',
  LEASE_OFFER: 'Lease offer',
};

/** "Tuesday, November 24, 2026, 3:00 PM to 3:30 PM (America/Los_Angeles)": local to the zone, whatever that of the server. */
function inWords({ date, time, minutes, timezone }: { date: string; time: string; minutes: number; timezone: string }): string {
  const start = new Date(`${date}T${time}:00Z`);
  const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longGeneric' })
    .formatToParts(start)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const end = new Date(start.getTime() + minutes * 60_000);
  return `${day.format(start)}, ${clock.format(start)} to ${clock.format(end)} (${zone ?? timezone})`;
}
