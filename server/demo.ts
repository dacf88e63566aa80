import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import type { OwnPhotos } from './modules/listings/index.ts';
import type { Mount } from './platform/http/index.ts';

/** What demo mode adds to the product. `demo/index.ts` is the one value of this type, and `main` loads it in demo mode alone. */
export interface Demo {
  ownPhotos: OwnPhotos;
  /** Adds endpoints, and pages that are none of the product's. */
  serve: (app: { mount: Mount; http: FastifyInstance }, dependencies: Dependencies) => void;
  /** Makes the accounts that demo mode tells everybody about. */
  ensureAccounts: (dependencies: Dependencies) => Promise<void>;
  /** Makes the invented data unless it is there; the server answers already. */
  makeData: (dependencies: Dependencies) => Promise<void>;
  /** Lines for the person who started the server. */
  welcome: readonly string[];
}
