import { getProfile, updateProfile } from '#contract/profile.ts';
import type { Mount } from '#server/platform/http/index.ts';
import type { ProfileService } from './profile.service.ts';

export function mountProfile(mount: Mount, profile: ProfileService): void {
  mount.endpoint(getProfile, ({ caller }) => profile.get(caller.userId));
  mount.endpoint(updateProfile, ({ caller, body }) => profile.update(caller.userId, body));
}
