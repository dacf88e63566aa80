import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropAvatar, dropBrandingImage, saveBranding, sendAvatar, sendBrandingImage } from './pictures.data.ts';
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

const picture = { file: new File(['abc'], 'me.png'), left: 0, top: 0, width: 300, height: 300 };

test.each<[string, () => Promise<unknown>, string]>([
  ['a profile', () => saveProfile(new QueryClient(), profile), 'Failed to update profile.'],
  ['a branding', () => saveBranding(new QueryClient(), { teamName: 'Team' }), 'Failed to update branding.'],
  ['the removal of a photo', () => dropAvatar(), 'Failed to remove profile photo'],
  [
    'the removal of a picture of a branding',
    () => dropBrandingImage(new QueryClient(), 'teamLogo'),
    'Failed to update branding.',
  ],
])('%s that the server cannot keep is told in the words of the document', async (_, call, words) => {
  await expect(call()).rejects.toThrow(words);
});

test('the removal of a picture is refused in the server’s words', async () => {
  const detail = 'Branding is part of the pro plan.';
  const problem = { type: 'about:blank', title: 'Refused', status: 403, detail, code: 'branding_not_in_plan', errors: [] };
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ ...problem, requestId: 'r' }, { status: 403 })),
  );
  await expect(dropBrandingImage(new QueryClient(), 'teamLogo')).rejects.toThrow(detail);
});

/** Sends nothing, and is answered as the test says. */
function answerUploads(status: number, detail: string): void {
  const problem = {
    type: 'about:blank',
    title: 'Refused',
    status,
    detail,
    code: 'picture_too_small',
    errors: [],
    requestId: 'r',
  };
  class FakeRequest extends EventTarget {
    upload = new EventTarget();
    status = status;
    statusText = '';
    responseText = JSON.stringify(problem);
    open(): void {}
    setRequestHeader(): void {}
    getResponseHeader(): null {
      return null;
    }
    send(): void {
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
}

test.each<[string, () => Promise<unknown>, string]>([
  ['a profile photo', () => sendAvatar(picture), 'Error uploading user avatar'],
  ['a picture of a branding', () => sendBrandingImage(new QueryClient(), 'teamLogo', picture), 'Error uploading image'],
])('%s is refused in the server’s words, and fails in those of the document', async (_, send, words) => {
  answerUploads(422, 'This picture is too small.');
  await expect(send()).rejects.toThrow('This picture is too small.');
  answerUploads(503, 'Away.');
  await expect(send()).rejects.toThrow(words);
});
