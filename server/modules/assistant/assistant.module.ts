import type { LogFairHousingHits } from '#server/modules/fair-housing/index.ts';
import type { Module } from '#server/platform/module.ts';
import type { OutgoingRules, Tool } from '#server/platform/tools/index.ts';
import { deleteRunsAndArtifactsOfUser, selectArtifactsOfUser } from './artifacts.queries.ts';
import { assistantAuditActions } from './assistant.audit.ts';
import { assistantSettings, type AssistantSettings } from './assistant.config.ts';
import { mountAssistant } from './assistant.routes.ts';
import { createAssistantService, type AssistantOptions, type AssistantService } from './assistant.service.ts';
import { expireEventsTask } from './assistant.tasks.ts';
import { composeLoop, type BuiltInModel } from './compose-loop.ts';
import type { ReadPicture } from './loop/index.ts';
import { keepFairHousing } from './keep-fair-housing.ts';

type Infrastructure = Pick<
  AssistantOptions,
  'db' | 'bus' | 'clock' | 'log' | 'throttle' | 'threads' | 'audit' | 'artifactKinds' | 'findViewer'
>;

interface AssistantModuleOptions extends Infrastructure {
  settings: AssistantSettings;
  builtIn: BuiltInModel;
  /** What the modules let it do. */
  tools: readonly Tool[];
  readOutgoingRules: () => Promise<OutgoingRules>;
  /** A picture that the user attached, as models are shown it. */
  readPicture: ReadPicture;
  logFairHousingHits: LogFairHousingHits;
}

export function createAssistantModule(options: AssistantModuleOptions): Module<AssistantService> {
  const { db, log, logFairHousingHits, settings, builtIn, tools, readOutgoingRules, readPicture, ...infrastructure } = options;
  const { artifactKinds, clock } = options;
  const parts = composeLoop({ settings, builtIn, tools, artifactKinds, readOutgoingRules, readPicture, clock, log });
  const service = createAssistantService({
    ...{ db, log, ...infrastructure },
    ...keepFairHousing(parts, { db, log, logFairHousingHits }),
  });
  return {
    name: 'assistant',
    service,
    settings: assistantSettings,
    mount: (mount) => mountAssistant(mount, service),
    auditActions: assistantAuditActions,
    registerJobs(jobs) {
      jobs.handle(expireEventsTask, service.expireEvents);
      jobs.schedule(expireEventsTask, '* * * * *', {});
    },
    background: service,
    personalData: {
      export: async (userId) => ({ artifacts: await selectArtifactsOfUser(db, userId) }),
      erase: deleteRunsAndArtifactsOfUser,
    },
  };
}
