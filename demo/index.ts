import { flagNames } from '#contract/flags.ts';
import type { Demo } from '#server/demo.ts';
import { demoWelcome, ensureDemoAccounts } from './accounts.ts';
import { seedDemoListings } from './listings/seed-listings.ts';
import { serveMailPage } from './mail/mail.routes.ts';
import { originalOf } from './photos/drawn-originals.ts';
import { officeMarkAddress, portraitAddress } from './photos/people/addresses.ts';
import { placeholderOf } from './photos/photo-placeholder.ts';
import { mountDemoPhotos } from './photos/photos.routes.ts';
import { createStandIns } from './stand-ins.ts';

/** Invented homes with drawn photos, and accounts to see them with: everything that demo mode adds to the product. */
export const demo: Demo = {
  ownPhotos: { originalOf, placeholderOf, portraitAddress, officeMarkAddress },
  createStandIns,
  serve({ mount, http }, { photos, outbox }) {
    mountDemoPhotos(mount, photos);
    serveMailPage(http, outbox);
  },
  async ensureAccounts({ accounts: { users }, flags, log }) {
    await ensureDemoAccounts({ users, log });
    for (const name of flagNames) await flags.set(name, { userId: null, enabled: true });
  },
  async makeData({ settings, database: { pool }, listings, clock, log }) {
    await seedDemoListings({ pool, clock, log, sources: listings.sources, count: settings.DEMO_LISTINGS });
  },
  welcome: demoWelcome,
};
