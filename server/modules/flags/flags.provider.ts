import {
  FlagNotFoundError,
  StandardResolutionReasons,
  TargetingKeyMissingError,
  TypeMismatchError,
  type EvaluationContext,
  type Provider,
  type ResolutionDetails,
} from '@openfeature/server-sdk';
import { flagNames } from '#contract/flags.ts';
import type { Db } from '#server/platform/database/index.ts';
import { createSharedLookup } from '#server/platform/shared-lookup.ts';
import { selectSettingsFor, type FlagSetting } from './flags.queries.ts';

interface FlagsProviderParts {
  db: Db;
  /** The plan that a user subscribes to. */
  findPlan: (userId: string) => Promise<string | null>;
}

const names: readonly string[] = flagNames;

/**
 * The flags of our database as OpenFeature asks for them. The context names the user by `targetingKey`, with `roles`. What is set for
 * fewer people counts: the user's own setting, else the plan's, a role's, everybody's, else the default that was asked with.
 */
export function createFlagsProvider({ db, findPlan }: FlagsProviderParts): Provider {
  // All flags of a user are mostly asked for at once.
  const find = createSharedLookup(async (userId) => {
    const settings = await selectSettingsFor(db, userId);
    const planId = settings.some(({ plan_id }) => plan_id !== null) ? await findPlan(userId) : null;
    return { settings, planId };
  });

  async function resolve(
    name: string,
    isOnByDefault: boolean,
    { targetingKey: userId, roles }: EvaluationContext,
  ): Promise<ResolutionDetails<boolean>> {
    if (!names.includes(name)) throw new FlagNotFoundError(`There is no flag ${name}`);
    if (userId === undefined) throw new TargetingKeyMissingError('A flag is asked for a user');
    const { settings, planId } = await find(userId);
    const ofFlag = settings.filter((setting) => setting.name === name);
    const has = (role: string): boolean => Array.isArray(roles) && roles.includes(role);
    const forSome =
      ofFlag.find(({ user_id }) => user_id === userId) ??
      ofFlag.find(({ plan_id }) => plan_id !== null && plan_id === planId) ??
      // Of two roles the one that fewer people have.
      ofFlag.find(({ role }) => role === 'admin' && has(role)) ??
      ofFlag.find(({ role }) => role !== null && role !== 'admin' && has(role));
    if (forSome) return resolved(forSome.enabled, StandardResolutionReasons.TARGETING_MATCH);
    const forAll = ofFlag.find(isForEverybody);
    if (forAll) return resolved(forAll.enabled, StandardResolutionReasons.STATIC);
    return resolved(isOnByDefault, StandardResolutionReasons.DEFAULT);
  }

  const refuse = (name: string): Promise<never> => Promise.reject(new TypeMismatchError(`${name} is on or off, nothing else`));
  return {
    metadata: { name: 'sidekick' },
    runsOn: 'server',
    resolveBooleanEvaluation: resolve,
    resolveStringEvaluation: refuse,
    resolveNumberEvaluation: refuse,
    resolveObjectEvaluation: refuse,
  };
}

function resolved(value: boolean, reason: string): ResolutionDetails<boolean> {
  return { value, variant: value ? 'on' : 'off', reason };
}

function isForEverybody({ user_id, plan_id, role }: FlagSetting): boolean {
  return user_id === null && plan_id === null && role === null;
}
