export { createSmtpDelivery } from './deliver-by-smtp.ts';
export { escapeHtml } from './draw-html.ts';
export type { Letter } from './letter.ts';
export { createMail, openMail, type Mail } from './mail.ts';
export { createOutbox, type Outbox, type StoredMail } from './outbox.ts';
