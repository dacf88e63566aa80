import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMe, updateCommunicationPreference } from '#contract/accounts.ts';
import { createCma } from '#contract/cmas.ts';
import { getProfile, updateProfile } from '#contract/profile.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const filledIn = {
  name: 'Maria del Carmen',
  timezone: 'America/Denver',
  countryState: 'CO',
  phoneNumber: '303.555.0142',
  officeName: 'Front Range Realty',
  website: 'https://front-range.example.com',
} as const;

test('a profile is empty at first, and keeps what is filled in', async () => {
  const user = await app.createUser();
  const client = await app.signIn(user);
  const empty = { timezone: null, countryState: null, phoneNumber: null, officeName: null, website: null, mlsId: null };
  expect(await client.call(getProfile)).toEqual({ name: 'Robin Hale', email: user.email, ...empty });

  const saved = await client.call(updateProfile, { body: { ...filledIn, name: '  Maria del Carmen ' } });

  expect(saved).toEqual({ ...filledIn, email: user.email, phoneNumber: '(303) 555-0142', mlsId: null });
  expect(await client.call(getProfile)).toEqual(saved);
  expect(await client.call(getMe)).toMatchObject({ name: 'Maria del Carmen', firstName: 'Maria', lastName: 'del Carmen' });
  const again = await client.call(updateProfile, { body: { ...filledIn, name: 'Cher', website: '', timezone: null } });
  expect(again).toMatchObject({ name: 'Cher', website: null, timezone: null });
});

test.each([
  ['name', '  ', 'This field is required'],
  ['officeName', '', 'This field is required'],
  ['countryState', '', 'This field is required'],
  ['countryState', 'PR', 'This field is required'],
  ['phoneNumber', '', 'This field is required'],
  ['phoneNumber', '555-0142', 'Invalid phone number'],
  ['phoneNumber', '+44 20 7946 0958', 'Invalid phone number'],
  ['phoneNumber', '(303) 555-0142 ext. 7', 'Invalid phone number'],
  ['website', 'front range', 'Invalid URL'],
  ['website', 'javascript:alert(1)', 'Invalid URL'],
])('%s cannot be %o', async (field, value, message) => {
  const client = await app.signIn(await app.createUser());
  const { problem } = await problemOf(client.call(updateProfile, { body: { ...filledIn, [field]: value } }));
  expect(problem.status).toBe(422);
  expect(problem.errors).toEqual([{ path: `body.${field}`, message }]);
});

test('clients see in a presentation how to reach its agent', async () => {
  const client = await app.signIn(await app.createUser());
  await client.call(updateProfile, { body: filledIn });
  const { id } = await client.call(createCma, { body: {} });
  const presentation = await (await client.fetch(`/api/comps/cmas/${id}`)).text();
  expect(presentation).toContain('(303) 555-0142');
  expect(presentation).toContain('Front Range Realty');
});

test('text messages are turned on with a phone number alone, by users alone, and every session is told', async () => {
  const user = await app.createUser();
  const [here, elsewhere] = [await app.signIn(user), await app.signIn(user)];
  const turn = (client: TestClient, enabled: boolean) =>
    client.call(updateCommunicationPreference, { body: { type: 'smsChat', enabled } });
  expect((await here.call(getMe)).communicationPreferences).toEqual({ smsChat: { isEnabled: false } });
  const refusal = await problemOf(turn(here, true));
  expect([refusal.status, refusal.problem.code]).toEqual([409, 'phone_number_missing']);

  await here.call(updateProfile, { body: filledIn });
  expect(await turn(here, true)).toEqual({ smsChat: { isEnabled: true } });
  expect((await elsewhere.call(getMe)).communicationPreferences.smsChat.isEnabled).toBe(true);
  await turn(here, false);
  expect((await elsewhere.call(getMe)).communicationPreferences.smsChat.isEnabled).toBe(false);

  const admin = await app.signIn(await app.createUser({ roles: ['admin'] }));
  expect((await problemOf(turn(admin, true))).problem.code).toBe('forbidden');
});
