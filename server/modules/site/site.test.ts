import { expect, test } from 'vitest';
import { getSite } from '#contract/site.ts';
import { startTestApp } from '#tests/support/test-app.ts';

async function siteWith(environment: Record<string, string>) {
  const app = await startTestApp({ environment });
  const site = await app.anonymous().call(getSite);
  const policy = (await app.anonymous().fetch('/healthz')).headers.get('content-security-policy');
  await app.close();
  return { site, policy };
}

test('pages are told what is set for them, and frame what is shown within them alone', async () => {
  const settings = {
    SUPPORT_EMAIL: 'help@example.com',
    SMS_NUMBER: '+14155550123',
    COMPARISONS_URL: 'https://comps.example.com/a',
  };
  const inTab = await siteWith(settings);
  const comparisons = { url: 'https://comps.example.com/a', isEmbedded: false };
  expect(inTab.site).toEqual({ supportEmail: 'help@example.com', smsNumber: '(415) 555-0123', comparisons });
  expect(inTab.policy).toContain("frame-src 'self';");

  const embedded = await siteWith({ ...settings, COMPARISONS_EMBEDDED: 'on' });
  expect(embedded.site.comparisons).toEqual({ ...comparisons, isEmbedded: true });
  expect(embedded.policy).toContain("frame-src 'self' https://comps.example.com;");

  const { site } = await siteWith({});
  expect(site).toEqual({ supportEmail: null, smsNumber: null, comparisons: null });
});
