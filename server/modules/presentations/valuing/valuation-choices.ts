import { z } from 'zod';
import { overrideSchema } from '#contract/valuation-request.ts';

/** The agent's part in the range. */
export const valuationChoicesSchema = z.object({
  /** The range follows the comparables until the agent sets one. */
  followsComparables: z.boolean().default(false),
  overrides: z.array(overrideSchema).default([]),
});
