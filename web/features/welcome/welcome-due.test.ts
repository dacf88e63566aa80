import { expect, it } from 'vitest';
import type { Me } from '#contract/accounts.ts';
import { isWelcomeDue } from './welcome-due.ts';

const me: Me = {
  ...{ id: '01', trackingId: '02', hash: null, name: 'Dana Ruiz', firstName: 'Dana', lastName: 'Ruiz' },
  ...{ email: 'dana@example.com', roles: ['user'], avatar: null, allowedMlsProviders: ['*'] },
  ...{ subscriptionPlanId: null, subscriptionPlanTier: null, subscriptionStatus: 'active' },
  ...{ allowedChatInterfaces: ['full-access'], mayImportListings: false },
  ...{ createdAt: '2026-03-01T00:00:00.000Z', traits: [] },
  preferences: {
    ...{ theme: 'system', showChatPromptRequestDuration: false, renderMarkdownOnUserMessage: false },
    showChatDebugMessages: false,
  },
  communicationPreferences: { smsChat: { isEnabled: false } },
};
const production = { development: false, search: '' };

it('welcomes whoever came after 2024, once, while the subscription is active', () => {
  expect(isWelcomeDue(me, production)).toBe(true);
  expect(isWelcomeDue({ ...me, createdAt: '2024-12-31T23:59:59.000Z' }, production)).toBe(false);
  expect(isWelcomeDue({ ...me, subscriptionStatus: 'past-due' }, production)).toBe(false);
  expect(isWelcomeDue({ ...me, traits: ['completed_welcome_message'] }, production)).toBe(false);
});

it('lets administrators and the address ask for it in development, and nobody in production', () => {
  const older: Me = { ...me, createdAt: '2024-06-01T00:00:00.000Z' };
  const admin: Me = { ...older, roles: ['user', 'admin'] };
  const asked = { development: true, search: '?welcome=true' };
  expect(isWelcomeDue(older, asked)).toBe(true);
  expect(isWelcomeDue(older, { development: true, search: '?welcome=1' })).toBe(false);
  expect(isWelcomeDue(admin, { development: true, search: '' })).toBe(true);
  expect([older, admin].map((user) => isWelcomeDue(user, { ...asked, development: false }))).toEqual([false, false]);
  expect(isWelcomeDue({ ...older, traits: ['completed_welcome_message'] }, asked)).toBe(false);
});
