import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultSection } from '#contract/presentation-sections.ts';
import { deleteSectionTemplate, listSectionTemplates, saveSectionTemplate, templateLimits } from '#contract/section-templates.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let agent: TestClient;
let other: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  agent = await app.signIn(await app.createUser());
  other = await app.signIn(await app.createUser());
});
afterAll(() => app.close());

const text = (htmlContent: string) => ({ ...defaultSection('ai-assisted-text', 'text'), htmlContent });
const names = async (client: TestClient) => (await client.call(listSectionTemplates)).items.map(({ name }) => name);

it('keeps a section under its name, clean, replaces it, and shows it to its agent alone', async () => {
  const body = { name: 'How I work', config: text('<p>First</p><script>alert(1)</script>') };
  const first = await agent.call(saveSectionTemplate, { body });
  expect(first.config).toMatchObject({ htmlContent: '<p>First</p>' });
  const second = await agent.call(saveSectionTemplate, { body: { ...body, config: text('<p>Second</p>') } });
  expect(second.id).toBe(first.id);
  expect(await names(agent)).toEqual(['How I work']);
  expect(await names(other)).toEqual([]);

  await other.call(deleteSectionTemplate, { params: { templateId: first.id } });
  expect(await names(agent)).toEqual(['How I work']);
  await agent.call(deleteSectionTemplate, { params: { templateId: first.id } });
  expect(await names(agent)).toEqual([]);
});

it('keeps so many and says when there are too many', async () => {
  for (let at = 0; at < templateLimits.perAgent; at += 1)
    await other.call(saveSectionTemplate, { body: { name: `Text ${at}`, config: text('') } });
  const { problem } = await problemOf(other.call(saveSectionTemplate, { body: { name: 'One more', config: text('') } }));
  expect(problem.code).toBe('too_many_templates');
  await other.call(saveSectionTemplate, { body: { name: 'Text 1', config: text('<p>New</p>') } });
});
