import { downloadExport, getMyData, requestDeletion, requestExport, undoDeletion } from '#contract/my-data.ts';
import { addressOf, type Mount } from '#server/platform/http/index.ts';
import type { MyDataService } from './my-data.service.ts';

export function mountMyData(mount: Mount, service: MyDataService): void {
  mount.endpoint(getMyData, ({ caller }) => service.get(caller.userId));
  mount.raw(requestExport, ({ caller }, { request }) => service.requestExport(caller.userId, addressOf(request)));
  mount.raw(downloadExport, ({ caller, params }, { request }) =>
    service.download(caller.userId, params.exportId, addressOf(request)),
  );
  mount.raw(requestDeletion, ({ caller, body }, { request }) =>
    service.requestDeletion(caller.userId, body.email, addressOf(request)),
  );
  mount.raw(undoDeletion, async ({ caller }, { request }) => {
    await service.undoDeletion(caller.userId, addressOf(request));
    return undefined;
  });
}
