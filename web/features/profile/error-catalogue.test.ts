import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropAvatar, saveBranding } from './pictures.data.ts';
import { saveProfile } from './profile.data.ts';

beforeEach(() => {
  const problem = {
    type: 'about:blank',
    title: 'Broken',
    status: 500,
    detail: '',
    code: 'internal_error',
    errors: [],
    requestId: 'r',
  };
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(problem, { status: 500 })),
  );
});
afterEach(() => vi.unstubAllGlobals());

const profile: Parameters<typeof saveProfile>[1] = {
  ...{ name: 'Dana Reyes', timezone: null, countryState: 'CA', phoneNumber: '(415) 555-2671' },
  ...{ officeName: 'Bay Homes', website: null },
};

test.each<[string, () => Promise<unknown>, string]>([
  ['a profile', () => saveProfile(new QueryClient(), profile), 'Failed to update profile.'],
  ['a branding', () => saveBranding(new QueryClient(), { teamName: 'Team' }), 'Failed to update branding.'],
  ['the removal of a photo', () => dropAvatar(), 'Failed to remove profile photo'],
])('%s that the server cannot keep is told in the words of the document', async (_, call, words) => {
  await expect(call()).rejects.toThrow(words);
});
