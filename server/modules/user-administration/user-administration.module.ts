import type { Module } from '#server/platform/module.ts';
import { mountUserAdministration } from './user-administration.routes.ts';
import {
  createUserAdministration,
  type UserAdministrationParts,
  type UserAdministrationService,
} from './user-administration.service.ts';

/** What administrators do with users: over accounts, their profiles and what is stored about them. It owns nothing. */
export function createUserAdministrationModule(parts: UserAdministrationParts): Module<UserAdministrationService> {
  const service = createUserAdministration(parts);
  return { name: 'user-administration', service, mount: (mount) => mountUserAdministration(mount, service) };
}
