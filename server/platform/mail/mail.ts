import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '#server/platform/clock.ts';
import type { DbOrTx } from '#server/platform/database/index.ts';
import { newId } from '#server/platform/ids.ts';
import { addJob, defineTask, type JobHelpers, type Jobs } from '#server/platform/jobs/index.ts';
import type { Log } from '#server/platform/log.ts';
import { createSmtpDelivery } from './deliver-by-smtp.ts';
import { DeliveryProblem, type Deliver } from './delivery.ts';
import { drawHtml } from './draw-html.ts';
import { drawText } from './draw-text.ts';
import { letterSchema, type Letter } from './letter.ts';
import { createOutbox, type Outbox } from './outbox.ts';

const mailSchema = z.object({ id: z.uuid(), to: z.email().max(320), letter: letterSchema });
// The last try is some six hours after the first.
const ATTEMPTS = 11;

/**
 * One mail to one address. The letter stands in the job until it is sent, links with tokens included, and for 30 days if it never could
 * be; such links end long before.
 */
const sendMailTask = defineTask({ name: 'platform.send-mail', payload: mailSchema, attempts: ATTEMPTS });
/** A mail with a code, for which somebody sits and waits. */
const sendCodeTask = defineTask({ name: 'platform.send-code', payload: mailSchema, attempts: ATTEMPTS, isPrompt: true });

/** News go out one after another, behind all else: a server that is slow to take them keeps one worker busy at most. */
const NEWS = { queue: 'news by mail', priority: 10 };

export interface Mail {
  /**
   * Has a letter sent, soon and beside whatever is going on; inside a transaction once that commits, and not otherwise. It is tried again
   * while the server cannot take it. Nobody is told when it cannot be delivered. Letters with a code have workers of their own; those
   * that one can unsubscribe from are news, and wait for all others.
   * @throws ZodError for a letter that is none, or no e-mail address
   */
  send: (dbOrTx: DbOrTx, mail: { to: string; letter: Letter }) => Promise<void>;
  registerJobs: (jobs: Jobs) => void;
}

interface MailOptions {
  from: string;
  deliver: Deliver;
  clock: Clock;
  log: Pick<Log, 'warn'>;
}

export function createMail({ from, deliver, clock, log }: MailOptions): Mail {
  async function work({ id, to, letter }: z.infer<typeof mailSchema>, { signal, isLastAttempt }: JobHelpers): Promise<void> {
    const { subject, unsubscribeUrl = null } = letter;
    const drawn = { html: drawHtml(letter), text: drawText(letter) };
    try {
      await deliver({ id, at: clock.now(), from, to, subject, ...drawn, unsubscribeUrl }, signal);
    } catch (error) {
      if (!(error instanceof DeliveryProblem)) throw error;
      if (error.isRetryable && !isLastAttempt) throw error;
      // A mailbox that is gone holds up nobody, and the log names nobody.
      log.warn({ mail: id, reason: error.message }, 'a mail is given up');
    }
  }

  return {
    async send(dbOrTx, { to, letter }) {
      const hasCode = letter.blocks.some(({ kind }) => kind === 'code');
      const isNews = letter.unsubscribeUrl !== undefined;
      const mail = { id: newId(), to, letter };
      await addJob(dbOrTx, hasCode ? sendCodeTask : sendMailTask, mail, isNews && !hasCode ? NEWS : {});
    },
    registerJobs(jobs) {
      for (const task of [sendMailTask, sendCodeTask]) jobs.handle(task, work);
    },
  };
}

interface MailSettings {
  SMTP_URL?: string | undefined;
  MAIL_FROM: string;
  DATA_DIR: string;
}

/** Mail by the settings: through a server, else into the outbox of the data folder. */
export function openMail(
  settings: MailSettings,
  { clock, log }: Pick<MailOptions, 'clock' | 'log'>,
): Mail & { outbox: Outbox | null } {
  const { SMTP_URL: url, MAIL_FROM: from, DATA_DIR: dataFolder } = settings;
  if (url !== undefined) return { ...createMail({ from, deliver: createSmtpDelivery(url), clock, log }), outbox: null };
  const outbox = createOutbox({ folder: join(dataFolder, 'outbox') });
  return { ...createMail({ from, deliver: outbox.deliver, clock, log }), outbox };
}
