/** What the user changed in a widget of the drawer. */
import type { Artifact } from '#contract/threads.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { ArtifactKind } from '#server/platform/tools/index.ts';
import type { ThreadsService } from '#server/modules/threads/index.ts';
import { findArtifact, updateArtifactContent } from './artifacts.queries.ts';

export interface ChangedArtifact {
  userId: string;
  artifactId: string;
  arguments: Record<string, unknown>;
}

interface Kept {
  db: Db;
  threads: ThreadsService;
  artifactKinds: readonly ArtifactKind[];
}

/** @throws AppError artifact_not_found; invalid_request for arguments of another kind */
export async function updateArtifact(
  { db, threads, artifactKinds }: Kept,
  { userId, artifactId, arguments: changed, at }: ChangedArtifact & { at: Date },
): Promise<Artifact> {
  const stored = await findArtifact(db, { artifactId, userId });
  const known = artifactKinds.find(({ kind, isUpdatable }) => kind === stored?.kind && isUpdatable);
  if (!stored || !known || !(await threads.exists({ userId, threadId: stored.threadId }))) throw artifactNotFound();
  const { kind } = known;
  const content = { artifactId, arguments: parseArguments(known, changed) };
  const updated = await updateArtifactContent(db, { artifactId, userId, kind, content, at });
  if (!updated) throw artifactNotFound();
  return { id: artifactId, kind, content, createdAt: updated.createdAt.toISOString(), changedAt: at.toISOString() };
}

const artifactNotFound = () => new AppError('artifact_not_found', 'This artifact does not exist.');

function parseArguments({ argumentsSchema }: ArtifactKind, changed: Record<string, unknown>): Record<string, unknown> {
  const parsed = argumentsSchema.safeParse(changed);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({
    path: ['body.content.arguments', ...path].join('.'),
    message,
  }));
  throw new AppError('invalid_request', 'Some fields are not valid.', { errors });
}
