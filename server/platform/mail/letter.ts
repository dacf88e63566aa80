import { z } from 'zod';

const MAX_BLOCKS = 60;

const line = z.string().max(500);
const address = z.url({ protocol: /^https?$/ }).max(2_000);

/** A piece of a letter, of which both the HTML and the plain text are made. */
const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: line }),
  z.object({ kind: z.literal('paragraph'), text: z.string().max(10_000) }),
  /** The one thing to do. */
  z.object({ kind: z.literal('button'), label: line, url: address }),
  /** A code to type, shown large. */
  z.object({ kind: z.literal('code'), text: z.string().max(40) }),
  /** Rows of a label and a value. */
  z.object({ kind: z.literal('facts'), rows: z.array(z.tuple([line, line])).max(50) }),
  /** Things to look at, such as listings: a title that leads somewhere, a line or two below. */
  z.object({
    kind: z.literal('cards'),
    cards: z.array(z.object({ title: line, lines: z.array(line).max(5), url: address })).max(50),
  }),
  /** Small print. */
  z.object({ kind: z.literal('note'), text: z.string().max(2_000) }),
]);

/**
 * What a mail says, apart from how it looks. Modules make letters by functions of their own (`<name>.letters.ts`); `sendMail` checks and
 * stores them, and they are drawn when they are sent.
 */
export const letterSchema = z.object({
  subject: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^\r\n]*$/),
  /** The line that a list of mails shows beside the subject. */
  preview: line,
  blocks: z.array(blockSchema).min(1).max(MAX_BLOCKS),
  /** Where a reader ends mails of this kind with one click; mails that were not asked for one by one need it. */
  unsubscribeUrl: address.optional(),
});
export type Letter = z.infer<typeof letterSchema>;
export type Block = Letter['blocks'][number];
