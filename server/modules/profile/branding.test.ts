import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getMe } from '#contract/accounts.ts';
import {
  brandingLimits,
  getBranding,
  removeAvatar,
  updateBranding,
  uploadAvatar,
  uploadBrandingImage,
} from '#contract/branding.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf } from '#tests/support/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const proClient = async () => app.signIn(await app.createUser({ subscriptionPlanTier: 'pro' }));

/** A picture as a phone takes it: lying on its side, with the place in its notes. */
async function phonePicture(width = 800, height = 600): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#3355aa' } })
    .withExif({ IFD0: { Make: 'Phone of Zebedee' }, IFD3: { GPSLatitude: '37/1 46/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'me.jpg', { type: 'image/jpeg' });
}

async function pictureAt(address: string) {
  const answer = await app.anonymous().fetch(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  return sharp(Buffer.from(await answer.arrayBuffer())).metadata();
}

describe('branding', () => {
  test('keeps what is filled in, trims it, and leaves alone what is left out', async () => {
    const client = await proClient();
    expect(Object.values(await client.call(getBranding))).toEqual(Object.keys(brandingLimits).map(() => null));

    await client.call(updateBranding, { body: { agentName: ' Robin Hale ', agentPhoneNumber: '303.555.0142' } });
    const saved = await client.call(updateBranding, {
      body: { teamName: 'The Hales', xUrl: 'https://x.com/hale', agentTitle: '' },
    });

    expect(saved).toMatchObject({
      agentName: 'Robin Hale',
      agentPhoneNumber: '(303) 555-0142',
      teamName: 'The Hales',
      agentTitle: null,
    });
    expect(await client.call(getBranding)).toEqual(saved);
    expect(await client.call(updateBranding, { body: { agentName: null } })).toMatchObject({
      agentName: null,
      teamName: 'The Hales',
    });
  });

  test.each([
    ...Object.entries(brandingLimits)
      .filter(([field]) => !['agentAvatar', 'officeLogo', 'teamLogo', 'agentEmail'].includes(field))
      .map(([field, max]) => {
        const start = /Url$|ebsite$/.test(field) ? 'https://a.example/' : '';
        return [field, start.padEnd(max + 1, 'a'), `Maximum of ${max} characters`];
      }),
    ['agentEmail', `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(30)}.com`, 'Maximum of 200 characters'],
    ['agentEmail', 'robin', 'Invalid email'],
    ['agentPhoneNumber', '555-0142', 'Invalid phone number'],
    ['website', 'front range', 'Invalid URL'],
    ['xUrl', 'javascript:alert(1)', 'Invalid URL'],
    ['officeLogo', 'https://elsewhere.example/logo.png', 'Invalid URL'],
    ['teamLogo', '/api/profile-pictures/AAAAAAAAAAAAAAAAAAAAAA', 'Invalid URL'],
  ])('%s cannot be %s', async (field, value, message) => {
    const { problem } = await problemOf((await proClient()).call(updateBranding, { body: { [field]: value } }));
    expect(problem.errors).toEqual([{ path: `body.${field}`, message }]);
  });

  test('is part of the pro plan: others neither read nor write it', async () => {
    const client = await app.signIn(await app.createUser());
    const picture = { params: { field: 'officeLogo' }, body: {} } as const;
    const refused = await Promise.all([
      problemOf(client.call(getBranding)),
      problemOf(client.call(updateBranding, { body: { agentName: 'Robin' } })),
      problemOf(client.call(uploadBrandingImage, picture, { files: [await phonePicture()] })),
    ]);
    for (const { problem } of refused) expect(problem).toMatchObject({ status: 403, code: 'branding_not_in_plan' });
  });

  test('takes pictures of its own only, cut as asked', async () => {
    const [client, other] = [await proClient(), await proClient()];
    const { officeLogo } = await client.call(
      uploadBrandingImage,
      { params: { field: 'officeLogo' }, body: { crop: '10,20,500,300' } },
      { files: [await phonePicture()] },
    );
    const { width, height } = await pictureAt(officeLogo ?? '');
    expect([width, height]).toEqual([500, 300]);

    expect((await problemOf(other.call(updateBranding, { body: { officeLogo } }))).status).toBe(422);
    expect((await client.call(updateBranding, { body: { teamLogo: officeLogo } })).teamLogo).toBe(officeLogo);
    expect((await client.call(updateBranding, { body: { officeLogo: null } })).officeLogo).toBeNull();
  });
});

describe('a profile photo', () => {
  test('stands upright, is square and tells nothing of place and camera', async () => {
    const client = await app.signIn(await app.createUser());
    const { avatar } = await client.call(uploadAvatar, { body: {} }, { files: [await phonePicture()] });

    expect((await client.call(getMe)).avatar).toBe(avatar);
    const { width, height, exif, orientation } = await pictureAt(avatar);
    expect([width, height, exif, orientation]).toEqual([512, 512, undefined, undefined]);
  });

  test('is gone for everybody once it is removed', async () => {
    const client = await app.signIn(await app.createUser());
    const { avatar } = await client.call(uploadAvatar, { body: {} }, { files: [await phonePicture()] });
    await client.call(removeAvatar);
    await client.call(removeAvatar);

    expect((await client.call(getMe)).avatar).toBeNull();
    const rows = app.db
      .selectFrom('profile_pictures')
      .select('name')
      .where('name', '=', avatar.split('/').at(-1) ?? '');
    expect(await rows.execute()).toEqual([]);
  });

  test.each([
    ['no picture', new File(['hello'], 'me.png', { type: 'image/png' }), {}, 'file_type_not_supported'],
    ['a small cut', undefined, { crop: '0,0,255,400' }, 'picture_too_small'],
    ['a cut beyond its edge', undefined, { crop: '300,0,301,400' }, 'invalid_request'],
  ])('cannot be %s', async (_what, file, body, code) => {
    const client = await app.signIn(await app.createUser());
    const call = client.call(uploadAvatar, { body }, { files: [file ?? (await phonePicture())] });
    expect((await problemOf(call)).problem.code).toBe(code);
  });

  test('cannot be a small picture, a type that browsers draw otherwise, or nothing', async () => {
    const client = await app.signIn(await app.createUser());
    const small = await problemOf(client.call(uploadAvatar, { body: {} }, { files: [await phonePicture(200, 600)] }));
    expect(small.problem.code).toBe('picture_too_small');
    const drawn = new File(['<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'], 'me.svg');
    const svg = await problemOf(client.call(uploadAvatar, { body: {} }, { files: [drawn] }));
    expect(svg.problem.code).toBe('file_type_not_supported');
    expect((await problemOf(client.call(uploadAvatar, { body: {} }))).problem.code).toBe('file_missing');
  });
});
