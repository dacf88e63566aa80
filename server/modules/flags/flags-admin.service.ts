import { z } from 'zod';
import { roles } from '#contract/accounts.ts';
import { flagNames, type AdminFlag, type FlagName, type FlagTarget } from '#contract/flags.ts';
import type { AuditService } from '#server/modules/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { FlagsAuditAction } from './flags.audit.ts';
import { deleteSetting, selectSettings, upsertSetting, type FlagScope, type FlagSetting } from './flags.queries.ts';
import { flagDefaults } from './flags.service.ts';

/** Who are more than these are a plan or a role. */
const MAX_RULES = 200;
const roleSchema = z.enum(roles);

export interface FlagsAdminService {
  list: () => Promise<AdminFlag[]>;
  /** Sets a flag for a target, or with null takes that away. @throws AppError user_not_found, too_many_flag_rules */
  set: (
    name: FlagName,
    rule: { target: FlagTarget; enabled: boolean | null },
    actor: { userId: string; address: string | null },
  ) => Promise<AdminFlag>;
}

interface FlagsAdminParts {
  db: Db;
  clock: Clock;
  audit: AuditService<FlagsAuditAction>;
  findUserId: (email: string) => Promise<string | null>;
  findEmails: (userIds: readonly string[]) => Promise<Map<string, string>>;
}

export function createFlagsAdmin({ db, clock, audit, findUserId, findEmails }: FlagsAdminParts): FlagsAdminService {
  async function list(): Promise<AdminFlag[]> {
    const settings = await selectSettings(db);
    const emails = await findEmails(settings.flatMap(({ user_id }) => user_id ?? []));
    return flagNames.map((name) => {
      const rules = settings
        .filter((setting) => setting.name === name)
        .map((setting) => ({ target: targetOf(setting, emails), enabled: setting.enabled }))
        .sort((a, b) => Number(b.target.kind === 'everybody') - Number(a.target.kind === 'everybody'));
      return { name, isOnByDefault: flagDefaults[name], rules };
    });
  }

  async function get(name: FlagName): Promise<AdminFlag> {
    const flag = (await list()).find((each) => each.name === name);
    if (!flag) throw new Error(`There is no flag ${name}`);
    return flag;
  }

  async function scopeOf(target: FlagTarget): Promise<FlagScope> {
    const nobody = { user_id: null, role: null, plan_id: null };
    if (target.kind === 'role') return { ...nobody, role: target.role };
    if (target.kind === 'plan') return { ...nobody, plan_id: target.planId };
    if (target.kind === 'everybody') return nobody;
    const isId = z.uuid().safeParse(target.user).success;
    const userId = isId ? target.user : await findUserId(target.user);
    if (userId === null) throw new AppError('user_not_found', 'There is no account with this e-mail.');
    return { ...nobody, user_id: userId };
  }

  return {
    list,
    async set(name, { target, enabled }, actor) {
      const scope = await scopeOf(target);
      if (enabled !== null && (await get(name)).rules.length >= MAX_RULES)
        throw new AppError('too_many_flag_rules', `A flag has ${MAX_RULES} rules at most. Take one away first.`);
      await db.transaction().execute(async (tx) => {
        if (enabled === null) await deleteSetting(tx, name, scope);
        else await upsertSetting(tx, { name, ...scope, enabled, updated_at: clock.now() });
        const forWhom = target.kind === 'role' ? target.role : target.kind === 'plan' ? target.planId : target.kind;
        const value = enabled === null ? 'no rule' : enabled ? 'on' : 'off';
        await audit.record(tx, {
          ...{ action: 'flag-changed', actorUserId: actor.userId, subjectUserId: scope.user_id, address: actor.address },
          details: { flag: name, target: forWhom, value },
        });
      });
      return get(name);
    },
  };
}

function targetOf({ user_id, role, plan_id }: FlagSetting, emails: ReadonlyMap<string, string>): FlagTarget {
  if (user_id !== null) return { kind: 'user', user: emails.get(user_id) ?? user_id };
  if (role !== null) return { kind: 'role', role: roleSchema.parse(role) };
  return plan_id === null ? { kind: 'everybody' } : { kind: 'plan', planId: plan_id };
}
