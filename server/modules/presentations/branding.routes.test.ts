import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateBranding } from '#contract/branding.ts';
import { editPresentation, saveSections } from '#contract/cma-drafts.ts';
import { createCma } from '#contract/cmas.ts';
import { addBrandingPicture } from '#contract/presentation-photos.ts';
import type { SectionConfig } from '#contract/presentation-sections.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function presentationOf(agent: TestClient) {
  const { id: presentationId } = await agent.call(createCma, { body: {} });
  const read = () => agent.call(editPresentation, { params: { presentationId } });
  const sectionOf = async (type: SectionConfig['type']) => (await read()).sections.find(({ config }) => config.type === type);
  return { presentationId, read, sectionOf };
}

it('shows the branding of an agent of the pro plan, and their profile where that says nothing', async () => {
  const agent = await app.signIn(await app.createUser({ subscriptionPlanTier: 'pro', firstName: 'Ana', lastName: 'Rivers' }));
  await agent.call(updateBranding, {
    body: {
      agentTitle: 'Listing agent',
      officeName: 'Rivers & Hale',
      teamName: 'The Rivers',
      teamWebsite: 'https://rivers.test/team',
    },
  });
  const { sectionOf, read } = await presentationOf(agent);
  expect((await sectionOf('branding'))?.data.branding).toMatchObject({
    agentName: 'Ana Rivers',
    agentTitle: 'Listing agent',
    officeName: 'Rivers & Hale',
  });
  expect((await sectionOf('team-branding'))?.data.team).toMatchObject({
    name: 'The Rivers',
    website: 'https://rivers.test/team',
  });
  await agent.call(updateBranding, { body: { agentName: 'Ana R. Rivers' } });
  expect((await read()).sourceData.agent.name).toBe('Ana R. Rivers');
});

it('shows the profile alone on other plans', async () => {
  const agent = await app.signIn(await app.createUser({ firstName: 'Ben', lastName: 'Hale' }));
  const { sectionOf } = await presentationOf(agent);
  expect((await sectionOf('branding'))?.data.branding).toMatchObject({
    agentName: 'Ben Hale',
    agentTitle: null,
    officeLogo: null,
  });
});

it('takes a logo for a section with values of its own, which whoever has its address may see', async () => {
  const agent = await app.signIn(await app.createUser());
  const { presentationId, read, sectionOf } = await presentationOf(agent);
  const bytes = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#0f5c56' } })
    .png()
    .toBuffer();
  const files = [new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' })];
  const params = { presentationId, shape: 'logo' as const };
  const { url } = await agent.call(addBrandingPicture, { params }, { files });
  expect((await app.anonymous().fetch(url)).headers.get('content-type')).toBe('image/webp');

  const { sections, revision } = await read();
  const edited = sections.map(({ config }) =>
    config.type === 'header-branding' ? { ...config, shouldFetchFromUserProfile: false, officeLogo: url } : config,
  );
  await agent.call(saveSections, {
    params: { presentationId },
    body: { id: presentationId, sections: edited, baseRevision: revision },
  });
  const header = await sectionOf('header-branding');
  expect(header?.config).toMatchObject({ officeLogo: url });
  expect(header?.data.branding).toBeUndefined();

  const stranger = await app.signIn(await app.createUser());
  const { problem } = await problemOf(stranger.call(addBrandingPicture, { params }, { files }));
  expect(problem.code).toBe('presentation_not_found');
});
