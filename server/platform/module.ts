import type { BackgroundWork } from './background.ts';
import type { SettingTable } from './config/index.ts';
import type { Tx } from './database/index.ts';
import type { Mount } from './http/index.ts';
import type { Jobs } from './jobs/index.ts';
import type { ArtifactKind, Tool } from './tools/index.ts';

/** A file of a user, in a copy of what is stored about them. */
export interface ExportedFile {
  /** E.g. `files`; names within it may come twice. */
  folder: string;
  name: string;
  /** Undefined where it is not there any more. */
  read: () => Promise<Uint8Array | undefined>;
}

/** What a module stores about a user. Rows that name the user for another reason (who was logged in when) may outlive it. */
export interface PersonalData {
  /** As the user may read it: no secrets, nothing about others. */
  export: (userId: string) => Promise<Record<string, unknown>>;
  /** Files beside that: what the user uploaded, and texts as people read them. */
  exportFiles?: (userId: string) => AsyncIterable<ExportedFile>;
  /** Deletes it for good; modules of a higher rank have done so already. */
  erase: (tx: Tx, userId: string) => Promise<void>;
}

/**
 * Everything that the program needs to know of a module. `server/dependencies.ts` makes and lists each once; what serves, schedules,
 * exports or erases goes over that list.
 */
export interface Module<Service = unknown> {
  /** Its folder, and its entry in `server/module-ranks.ts`. */
  name: string;
  /** What other modules and programs call. */
  service: Service;
  /** The settings it reads. `server/settings.ts` has the same table, so that reading settings loads no module. */
  settings?: SettingTable;
  mount?: (mount: Mount) => void;
  /** What it lets the assistant do. */
  tools?: readonly Tool[];
  /** What its tools open in the drawer. */
  artifactKinds?: readonly ArtifactKind[];
  /** Says who works on its jobs, and which come again and again. */
  registerJobs?: (jobs: Jobs) => void;
  /** Its work beside requests that is no job. */
  background?: BackgroundWork;
  /** Facts that `/readyz` tells to whoever watches, by name; they take no node out. */
  healthFacts?: Readonly<Record<string, () => Promise<unknown>>>;
  personalData?: PersonalData;
  /** Seals with the present key all that it keeps sealed with another; how much that was. */
  reseal?: () => Promise<number>;
  /** What it writes into the audit log. */
  auditActions?: readonly string[];
}
