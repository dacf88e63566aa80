import { listFlags } from '#contract/flags.ts';
import type { Mount } from '#server/platform/http/index.ts';
import type { FlagsService } from './flags.service.ts';

export function mountFlags(mount: Mount, flags: FlagsService): void {
  mount.endpoint(listFlags, async ({ caller }) => ({ flags: await flags.evaluate(caller.userId) }));
}
