import { z } from 'zod';
import { roles } from './accounts.ts';
import { endpoint } from './endpoint.ts';

/** Every feature flag of the product with its meaning; a flag that is not here does not exist. */
export const flagMeanings = {
  temp_chat_widget_cma_details: 'Presentations open beside the chat',
  proactive_suggestions: 'Ways to go on are suggested under a reply',
  welcome_flow: 'New users are welcomed and shown around',
} as const;
export type FlagName = keyof typeof flagMeanings;
export const flagNames = Object.keys(flagMeanings) as [FlagName, ...FlagName[]];

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

/** For whom a flag is set; what is said of fewer people counts. */
export const flagTargetSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('everybody') }),
  z.strictObject({ kind: z.literal('role'), role: z.enum(roles) }),
  z.strictObject({ kind: z.literal('plan'), planId: z.string().trim().min(1, 'Plan is required').max(100, 'Too long') }),
  z.strictObject({
    kind: z.literal('user'),
    user: z.string().trim().toLowerCase().min(1, 'E-mail is required').max(254, 'Too long').describe('E-mail, or id'),
  }),
]);
export type FlagTarget = z.infer<typeof flagTargetSchema>;

const flagRuleSchema = z.object({ target: flagTargetSchema, enabled: z.boolean() });
export type FlagRule = z.infer<typeof flagRuleSchema>;

const adminFlagSchema = z.object({
  name: z.enum(flagNames),
  isOnByDefault: z.boolean().describe('What holds where no rule does'),
  rules: z.array(flagRuleSchema).describe('At most 200; one for everybody comes first'),
});
export type AdminFlag = z.infer<typeof adminFlagSchema>;

export const listAdminFlags = endpoint({
  method: 'GET',
  path: '/api/admin/flags',
  summary: 'Every feature flag with the rules that are set for it.',
  access: 'admin',
  status: 200,
  answer: z.object({ items: z.array(adminFlagSchema) }),
  errors: [],
});

export const setFlag = endpoint({
  method: 'PATCH',
  path: '/api/admin/flags/{name}',
  summary: 'Turn a flag on or off for everybody, a role, a plan or a user; null takes the rule away. Answers the flag.',
  access: 'admin',
  params: z.object({ name: z.enum(flagNames) }),
  body: z.strictObject({ target: flagTargetSchema, enabled: z.boolean().nullable() }),
  status: 200,
  answer: adminFlagSchema,
  errors: ['user_not_found', 'too_many_flag_rules'],
});
