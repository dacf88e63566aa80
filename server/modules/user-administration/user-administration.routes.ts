import type { FastifyRequest } from 'fastify';
import {
  changeUserEmail,
  createUser,
  deleteUser,
  disableUser,
  enableUser,
  endSessionsOfUser,
  getUser,
  listSessionsOfUser,
  listUsers,
  removeSecondFactorsOfUser,
  updateUser,
} from '#contract/admin-users.ts';
import { addressOf, type Caller, type Mount } from '#server/platform/http/index.ts';
import type { UserAdministrationService } from './user-administration.service.ts';

export function mountUserAdministration(mount: Mount, service: UserAdministrationService): void {
  const by = (caller: Caller, request: FastifyRequest) => ({ userId: caller.userId, address: addressOf(request) });

  mount.endpoint(listUsers, ({ query }) => service.list(query));
  mount.raw(createUser, ({ caller, body }, { request }) => service.create(body, by(caller, request)));
  mount.endpoint(getUser, ({ params }) => service.get(params.userId));
  mount.raw(updateUser, ({ caller, params, body }, { request }) => service.update(params.userId, body, by(caller, request)));
  mount.raw(deleteUser, async ({ caller, params }, { request }) => {
    await service.erase(params.userId, by(caller, request));
    return undefined;
  });
  mount.raw(disableUser, async ({ caller, params }, { request }) => {
    await service.setEnabled(params.userId, false, by(caller, request));
    return undefined;
  });
  mount.raw(enableUser, async ({ caller, params }, { request }) => {
    await service.setEnabled(params.userId, true, by(caller, request));
    return undefined;
  });
  mount.raw(changeUserEmail, async ({ caller, params, body }, { request }) => {
    await service.changeEmail(params.userId, body.email, by(caller, request));
    return undefined;
  });
  mount.raw(removeSecondFactorsOfUser, async ({ caller, params }, { request }) => {
    await service.removeSecondFactors(params.userId, by(caller, request));
    return undefined;
  });
  mount.endpoint(listSessionsOfUser, async ({ params }) => ({ items: await service.listSessions(params.userId) }));
  mount.raw(endSessionsOfUser, async ({ caller, params }, { request }) => {
    await service.endSessions(params.userId, by(caller, request));
    return undefined;
  });
}
