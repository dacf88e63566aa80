import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Every feature flag of the product with its meaning; a flag that is not here does not exist. */
export const flagNames = ['temp_chat_widget_cma_details', 'proactive_suggestions', 'welcome_flow'] as const;
export type FlagName = (typeof flagNames)[number];

export const flagsSchema = z.record(z.enum(flagNames), z.boolean());
export type Flags = z.infer<typeof flagsSchema>;

export const listFlags = endpoint({
  method: 'GET',
  path: '/api/flags',
  summary: "The caller's evaluated feature flags.",
  access: 'user',
  status: 200,
  answer: z.object({ flags: flagsSchema }),
  errors: [],
});
