import { getSite, type Site } from '#contract/site.ts';
import type { SettingValues } from '#server/platform/config/index.ts';
import type { Module } from '#server/platform/module.ts';
import { siteSettings } from './site.config.ts';

type SiteValues = SettingValues<typeof siteSettings>;

/** What the settings say about this installation that its pages show. */
export function createSiteModule(values: SiteValues): Module<Site> {
  const { SUPPORT_EMAIL, COMPARISONS_URL: url, COMPARISONS_EMBEDDED: isEmbedded, SMS_NUMBER } = values;
  const site: Site = {
    supportEmail: SUPPORT_EMAIL ?? null,
    comparisons: url === undefined ? null : { url, isEmbedded },
    smsNumber: SMS_NUMBER?.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3') ?? null,
  };
  return {
    name: 'site',
    service: site,
    settings: siteSettings,
    mount: (mount) => mount.endpoint(getSite, async () => site),
  };
}
