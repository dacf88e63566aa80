import { z } from 'zod';
import { errorCodes, type ErrorCode } from './error-codes.ts';

const codes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]];

/** RFC 9457 problem details, the body of every answer that is not a good one. */
export const problemSchema = z.object({
  type: z.string().describe('A URI that names the kind of problem; `about:blank` when the code says it all'),
  title: z.string(),
  status: z.int(),
  detail: z.string().describe('A sentence for people'),
  code: z.enum(codes).describe('A stable word for machines'),
  errors: z
    .array(z.object({ path: z.string().describe('Dotted path of the field, e.g. `body.price.startAt`'), message: z.string() }))
    .describe('One entry per invalid field; empty when the problem is not about fields'),
  requestId: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;

/** The text to show for a problem: the first field error, else the detail (spec: "first server error message"). */
export function firstMessageOf(problem: Problem): string {
  return problem.errors[0]?.message ?? problem.detail;
}
