import { listingNewsNoted, type ListingsService } from '#server/modules/listings/index.ts';
import { addJob } from '#server/platform/jobs/index.ts';
import type { Module } from '#server/platform/module.ts';
import { matchNews } from './match-news.ts';
import { sendDueMails, type MailParts } from './send-mails.ts';
import { eraseSavedSearches, exportSavedSearches } from './saved-searches.queries.ts';
import { mountSavedSearches } from './saved-searches.routes.ts';
import { createSavedSearchesService, type SavedSearchesService } from './saved-searches.service.ts';
import { forgetTask, sendMailsTask } from './saved-searches.tasks.ts';
import { createSavedSearchTools } from './saved-searches.tools.ts';

interface SavedSearchesParts extends MailParts {
  listings: Pick<ListingsService, 'homes' | 'sources' | 'takeNews'>;
}

export function createSavedSearchesModule(parts: SavedSearchesParts): Module<SavedSearchesService> {
  const { db, clock, listings } = parts;
  const service = createSavedSearchesService({ db, clock, listings });
  return {
    name: 'saved-searches',
    service,
    mount: (mount) => mountSavedSearches(mount, service, db),
    tools: createSavedSearchTools(service),
    registerJobs(jobs) {
      jobs.handle(listingNewsNoted, async (_, { signal }) => {
        if ((await matchNews(parts, signal)) > 0) await addJob(db, sendMailsTask, {}, { key: sendMailsTask.name });
      });
      jobs.handle(sendMailsTask, (_, { signal }) => sendDueMails(parts, signal));
      jobs.handle(forgetTask, () => service.forgetOld());
      jobs.schedule(listingNewsNoted, '*/10 * * * *', {});
      jobs.schedule(sendMailsTask, '*/5 * * * *', {});
      jobs.schedule(forgetTask, '41 9 * * *', {});
    },
    personalData: {
      export: (userId) => exportSavedSearches(db, userId),
      erase: eraseSavedSearches,
    },
  };
}
