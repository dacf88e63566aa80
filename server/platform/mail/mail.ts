import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '#server/platform/clock.ts';
import type { DbOrTx } from '#server/platform/database/index.ts';
import { newId } from '#server/platform/ids.ts';
import { addJob, defineTask, type Jobs } from '#server/platform/jobs/index.ts';
import type { Log } from '#server/platform/log.ts';
import { createSmtpDelivery } from './deliver-by-smtp.ts';
import { DeliveryProblem, type Deliver } from './delivery.ts';
import { drawHtml } from './draw-html.ts';
import { drawText } from './draw-text.ts';
import { letterSchema, type Letter } from './letter.ts';
import { createOutbox, type Outbox } from './outbox.ts';

/**
 * One mail to one address. The letter stands in the job until it is sent, links with tokens included, and for 30 days if it never could
 * be; such links end long before.
 */
const sendMailTask = defineTask({
  name: 'platform.send-mail',
  payload: z.object({ id: z.uuid(), to: z.email().max(320), letter: letterSchema }),
  // The last try is some six hours after the first.
  attempts: 11,
});

export interface Mail {
  /**
   * Has a letter sent, soon and beside whatever is going on; inside a transaction once that commits, and not otherwise. It is tried again
   * while the server cannot take it. Nobody is told when it cannot be delivered.
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
  return {
    send: (dbOrTx, { to, letter }) => addJob(dbOrTx, sendMailTask, { id: newId(), to, letter }),
    registerJobs(jobs) {
      jobs.handle(sendMailTask, async ({ id, to, letter }, { signal, isLastAttempt }) => {
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
      });
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
