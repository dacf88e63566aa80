import { z } from 'zod';
import type { EndpointAnswer, EndpointInput } from '#contract/endpoint.ts';
import type { listAuditEntries } from '#contract/audit.ts';
import type { Db } from '#server/platform/database/index.ts';
import { selectEntries } from './audit.queries.ts';

type Page = EndpointAnswer<typeof listAuditEntries>;

const detailsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).catch({});

export interface AuditLogParts {
  db: Db;
  findEmails: (userIds: readonly string[]) => Promise<Map<string, string>>;
}

/** The log as administrators read it. */
export function createAuditLog({ db, findEmails }: AuditLogParts) {
  return async function read({ userId, nextToken, limit }: EndpointInput<typeof listAuditEntries>['query']): Promise<Page> {
    const rows = await selectEntries(db, { userId, before: nextToken, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const emails = await findEmails(shown.flatMap((row) => [row.actor_user_id ?? [], row.subject_user_id ?? []].flat()));
    const nameOf = (id: string | null): string | null => (id === null ? null : (emails.get(id) ?? id));
    return {
      items: shown.map((row) => ({
        ...{ id: row.id, at: row.at.toISOString(), action: row.action, address: row.address },
        ...{ actor: nameOf(row.actor_user_id), subject: nameOf(row.subject_user_id) },
        details: detailsSchema.parse(row.details),
      })),
      nextToken: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    };
  };
}
