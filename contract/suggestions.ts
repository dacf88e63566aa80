import { z } from 'zod';
import { idSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

export const suggestionLimits = {
  /** Shown at a time. */
  prompts: 3,
  /** Earlier ones that are not proposed again. */
  exceptions: 9,
  cards: 30,
  typewriterTexts: 8,
  textCharacters: 200,
  animationBytes: 1_000_000,
} as const;

export const cardIcons = [
  'Event',
  'House',
  'Leaderboard',
  'LocationOn',
  'Search',
  'TableChart',
  'Image',
  'Bolt',
  'AttachMoney',
  'BarChart',
  'Business',
  'DataUsage',
  'Description',
  'Domain',
  'InsertChart',
  'MultilineChart',
  'PieChart',
  'ShowChart',
  'Timeline',
  'AutoGraph',
  'School',
  'PhoneIphone',
] as const;
export type CardIcon = (typeof cardIcons)[number];

const text = z.string().trim().min(1).max(suggestionLimits.textCharacters);
const promptSchema = z.string().trim().min(1).max(2_000);

const cardFields = {
  prompt: promptSchema.describe('What is said when the card is chosen'),
  displayText: text.describe('What the card is called'),
  icon: z.enum(cardIcons).catch('Bolt').describe('Others become Bolt'),
  iconColor: z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'Enter a color such as #0f5c56')
    .nullable()
    .describe("Null: the product's accent"),
  typewriterSuggestions: z
    .array(text)
    .max(suggestionLimits.typewriterTexts)
    .describe('Typed one after the other; none: the prompt stands'),
};

export const cardFormats = ['text', 'lottie'] as const;

export const suggestedPromptCardSchema = z.object({
  id: idSchema,
  ...cardFields,
  displayFormat: z.enum(cardFormats).describe('`lottie`: an animation stands in the place of the icon'),
  url: z.string().nullable().describe('Where the animation is, on our origin; null for `text`'),
});
export type SuggestedPromptCard = z.infer<typeof suggestedPromptCardSchema>;

export const newCardSchema = z.strictObject({
  ...cardFields,
  animationUrl: z
    .url({ protocol: /^https?$/, error: 'Enter an address that begins with https://' })
    .max(2_000)
    .nullable()
    .describe('Of a lottie animation, which is fetched once and kept; null for a card with an icon'),
  position: z.int().min(0).max(1_000).describe('The lowest comes first'),
});
export type NewCard = z.output<typeof newCardSchema>;
const cardOfAdminSchema = newCardSchema.extend({ id: idSchema });
export type CardOfAdmin = z.infer<typeof cardOfAdminSchema>;

export const suggestPrompts = endpoint({
  method: 'POST',
  path: '/api/chat/threads/{threadId}/suggested-prompts',
  summary: 'Up to three prompts that go on from what a thread shows, each of which the assistant can do.',
  access: 'user',
  params: z.object({ threadId: idSchema }),
  body: z.strictObject({ exceptions: z.array(z.string().max(2_000)).max(suggestionLimits.exceptions).default([]) }),
  status: 200,
  answer: z.object({ suggestedPrompts: z.array(z.string()).max(suggestionLimits.prompts) }),
  errors: ['thread_not_found'],
});

export const listSuggestedPrompts = endpoint({
  method: 'GET',
  path: '/api/chat/suggested-prompts',
  summary: 'The cards of the screen on which a chat begins, in their order.',
  access: 'user',
  status: 200,
  answer: z.object({ items: z.array(suggestedPromptCardSchema) }),
  errors: [],
});

const cardParams = z.object({ cardId: idSchema });

export const getCardAnimation = endpoint({
  method: 'GET',
  path: '/api/chat/suggested-prompts/{cardId}/animation',
  summary: "A card's animation as lottie JSON. Its address in a card changes with it, so that it may be kept for good.",
  access: 'user',
  params: cardParams,
  query: z.strictObject({ v: z.string().max(40).optional() }),
  status: 200,
  answer: 'file',
  errors: ['not_found'],
});

export const listCards = endpoint({
  method: 'GET',
  path: '/api/admin/suggested-prompts',
  summary: 'The same cards as admins write them.',
  access: 'admin',
  status: 200,
  answer: z.object({ items: z.array(cardOfAdminSchema) }),
  errors: [],
});

export const createCard = endpoint({
  method: 'POST',
  path: '/api/admin/suggested-prompts',
  summary: 'Add a card; 30 at most.',
  access: 'admin',
  body: newCardSchema,
  status: 201,
  answer: cardOfAdminSchema,
  errors: ['too_many_cards', 'animation_not_usable'],
});

export const updateCard = endpoint({
  method: 'PATCH',
  path: '/api/admin/suggested-prompts/{cardId}',
  summary: 'Change what is named of a card.',
  access: 'admin',
  params: cardParams,
  body: newCardSchema.partial(),
  status: 200,
  answer: cardOfAdminSchema,
  errors: ['not_found', 'animation_not_usable'],
});

export const deleteCard = endpoint({
  method: 'DELETE',
  path: '/api/admin/suggested-prompts/{cardId}',
  summary: 'Delete a card.',
  access: 'admin',
  params: cardParams,
  status: 204,
  errors: ['not_found'],
});
