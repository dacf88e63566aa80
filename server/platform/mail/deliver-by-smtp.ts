import { DeliveryProblem, type Deliver } from './delivery.ts';

/** For each step of the talk; a server that takes some of it each time may not take longer than three in all. */
const TIMEOUT_MS = 10_000;

interface SmtpFault {
  /** SMTP's answer: 4xx may be tried again, 5xx is for good. */
  responseCode?: unknown;
  /** Of nodemailer, e.g. `ECONNECTION`. */
  code?: unknown;
}

function problemOf(error: unknown): DeliveryProblem {
  const { responseCode, code }: SmtpFault = typeof error === 'object' && error !== null ? error : {};
  if (typeof responseCode === 'number') {
    // A wrong password is fixed by whoever runs the server, and the mails are still wanted then.
    const isRefused = responseCode >= 500 && code !== 'EAUTH';
    return new DeliveryProblem(`SMTP answered ${responseCode}`, !isRefused);
  }
  return new DeliveryProblem(typeof code === 'string' ? code : 'no connection', true);
}

/** Sends through the SMTP server at an address, one connection per mail. nodemailer is loaded with the first mail. */
export function createSmtpDelivery(url: string, { timeoutMs = TIMEOUT_MS } = {}): Deliver {
  return async ({ id, at, unsubscribeUrl, ...mail }, signal) => {
    signal.throwIfAborted();
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
      // Nothing in a letter may lead to a file or an address that is read for it.
      ...{ disableFileAccess: true, disableUrlAccess: true },
    });
    try {
      await transport.sendMail({
        ...mail,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs * 3)]),
        date: at,
        messageId: `<${id}@sidekick>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl === null
            ? {}
            : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
      });
    } catch (error) {
      throw problemOf(error);
    } finally {
      transport.close();
    }
  };
}
