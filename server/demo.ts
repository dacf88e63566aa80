import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import type { SsoClients } from './modules/accounts/index.ts';
import type { AppClients } from './modules/connections/index.ts';
import type { OwnPhotos } from './modules/listings/index.ts';
import type { BackgroundWork } from './platform/background.ts';
import type { Mount } from './platform/http/index.ts';
import type { Log } from './platform/log.ts';
import type { Settings } from './settings.ts';

/** What demo mode adds to the product. `demo/index.ts` is the one value of this type, and `main` loads it in demo mode alone. */
export interface Demo {
  ownPhotos: OwnPhotos;
  /** Makes the providers that people can sign in with or connect where no settings name others; they listen on a port of their own. */
  createStandIns: (context: { settings: Settings; log: Log }) => {
    ssoClients: SsoClients;
    appClients: AppClients;
    background: BackgroundWork;
  };
  /** Adds endpoints, and pages that are none of the product's. */
  serve: (app: { mount: Mount; http: FastifyInstance }, dependencies: Dependencies) => void;
  /** Makes the accounts that demo mode tells everybody about. */
  ensureAccounts: (dependencies: Dependencies) => Promise<void>;
  /** Makes the invented data unless it is there; the server answers already. */
  makeData: (dependencies: Dependencies) => Promise<void>;
  /** Lines for the person who started the server. */
  welcome: readonly string[];
}
