import { z } from 'zod';
import type { AppClients } from '../apps.ts';
import type { AppAct, AppActOf } from './app-act.ts';
import { CallProblem } from './call-app.ts';

/** The two ways in which an act asks its app. */
export interface AppCalls {
  read: (address: string) => Promise<unknown>;
  /** What the act is about. */
  write: (address: string, body: object) => Promise<unknown>;
}

type Perform<Kind extends AppAct['kind']> = (
  act: AppActOf<Kind>,
  parts: { actId: string; clients: AppClients; calls: AppCalls },
) => Promise<string | null>;

/** Where the user can look at it; null where the app does not say, or names something that is no web address. */
const linkIn = (answer: unknown, name: string): string | null =>
  z.object({ [name]: z.httpUrl().max(1_000) }).safeParse(answer).data?.[name] ?? null;

/** An event whose id is made of ours: asked for twice it is there once. */
const addCalendarEntry: Perform<'calendar-entry'> = async (act, { actId, clients: { google }, calls }) => {
  if (!google) throw new CallProblem('refused');
  const events = `${google.addresses().calendar}/calendars/primary/events`;
  const id = actId.replaceAll('-', '');
  const { title, location, notes, timezone } = act;
  const event = {
    ...{ id, summary: title },
    ...(location === null ? {} : { location }),
    ...(notes === null ? {} : { description: notes }),
    start: { dateTime: `${act.date}T${act.time}:00`, timeZone: timezone },
    end: { dateTime: endOf(act), timeZone: timezone },
  };
  try {
    return linkIn(await calls.write(events, event), 'htmlLink');
  } catch (error) {
    if (!(error instanceof CallProblem) || error.status !== 409) throw error;
    // It is there from an earlier try, whether or not it can be read now.
    return linkIn(await calls.read(`${events}/${id}`).catch(() => null), 'htmlLink');
  }
};

/** Local time at the end; an entry may go past midnight. */
function endOf({ date, time, minutes }: AppActOf<'calendar-entry'>): string {
  return new Date(Date.parse(`${date}T${time}:00Z`) + minutes * 60_000).toISOString().slice(0, 19);
}

const addMailDraft: Perform<'mail-draft'> = async (act, { clients: { google }, calls }) => {
  if (!google) throw new CallProblem('refused');
  const raw = Buffer.from(messageOf(act)).toString('base64url');
  const { mail, drafts } = google.addresses();
  await calls.write(`${mail}/users/me/drafts`, { message: { raw } });
  return drafts;
};

/** A plain text of MIME; names and words beyond ASCII are encoded, so that nothing typed can begin a line of its own. */
function messageOf({ to, subject, body }: AppActOf<'mail-draft'>): string {
  const word = (text: string): string => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
  // A word is at most 75 characters long, so longer ones are several (RFC 2047).
  const words = (text: string): string => (text.match(/.{1,14}/gsu) ?? []).map(word).join('\r\n ');
  const lines = [
    ...(to === null ? [] : [`To: ${to}`]),
    `Subject: ${words(subject)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(Buffer.from(body)
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
  ];
  return lines.join('\r\n');
}

const profilesSchema = z.object({
  data: z.array(z.object({ id: z.union([z.int(), z.string()]), type: z.string().optional(), default: z.boolean().optional() })),
});

/** Loops are started in the profile that is the user's own: the interface that fills in the property takes no other. */
const startLoop: Perform<'loop'> = async ({ kind: _kind, mlsNumber, ...loop }, { clients: { dotloop }, calls }) => {
  if (!dotloop) throw new CallProblem('refused');
  const { loops } = dotloop.addresses();
  const { data: profiles = [] } = profilesSchema.safeParse(await calls.read(`${loops}/profile`)).data ?? {};
  const own = profiles.filter(({ type }) => type === undefined || type === 'INDIVIDUAL');
  const profile = own.find((each) => each.default) ?? own[0];
  if (!profile) throw new CallProblem('refused');
  const given = Object.fromEntries(Object.entries(loop).filter(([, value]) => value !== null));
  const status = loop.transactionType.startsWith('LISTING') ? 'PRE_LISTING' : 'PRE_OFFER';
  const answer = await calls.write(`${loops}/loop-it?profile_id=${encodeURIComponent(profile.id)}`, {
    ...{ ...given, status, country: 'US' },
    ...(mlsNumber === null ? {} : { mlsPropertyId: mlsNumber }),
  });
  return linkIn(z.object({ data: z.unknown() }).safeParse(answer).data?.data, 'loopUrl');
};

/** Does an act; answers where to look at it. @throws CallProblem */
export function perform(act: AppAct, parts: Parameters<Perform<AppAct['kind']>>[1]): Promise<string | null> {
  switch (act.kind) {
    case 'calendar-entry':
      return addCalendarEntry(act, parts);
    case 'mail-draft':
      return addMailDraft(act, parts);
    case 'loop':
      return startLoop(act, parts);
  }
}
