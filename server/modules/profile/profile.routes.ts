import {
  getBranding,
  getProfilePicture,
  removeAvatar,
  updateBranding,
  uploadAvatar,
  uploadBrandingImage,
} from '#contract/branding.ts';
import { updateCommunicationPreference } from '#contract/accounts.ts';
import { getProfile, updateProfile } from '#contract/profile.ts';
import type { Mount } from '#server/platform/http/index.ts';
import type { ProfileService } from './profile.service.ts';

/** A picture under one name never changes. */
const KEEP = 'public, max-age=31536000, immutable';

export function mountProfile(mount: Mount, profile: ProfileService): void {
  const { branding, pictures } = profile;
  mount.endpoint(getProfile, ({ caller }) => profile.get(caller.userId));
  mount.endpoint(updateProfile, ({ caller, body }) => profile.update(caller.userId, body));

  mount.endpoint(updateCommunicationPreference, ({ caller, body }) =>
    profile.setCommunicationPreference(caller, body.type, body.enabled),
  );

  mount.endpoint(getBranding, ({ caller }) => branding.get(caller.userId));
  mount.endpoint(updateBranding, ({ caller, body }) => branding.update(caller.userId, body));
  mount.endpoint(uploadBrandingImage, async ({ caller, params: { field }, body: { crop }, files }) => {
    await branding.get(caller.userId);
    const shape = field === 'agentAvatar' ? 'portrait' : 'logo';
    const address = await pictures.store(caller.userId, files, { shape, crop });
    return branding.update(caller.userId, { [field]: address });
  });

  mount.endpoint(uploadAvatar, async ({ caller, body: { crop }, files }) => {
    const avatar = await pictures.store(caller.userId, files, { shape: 'portrait', crop });
    await profile.setAvatar(caller.userId, avatar);
    return { avatar };
  });
  mount.endpoint(removeAvatar, async ({ caller }) => {
    await profile.removeAvatar(caller.userId);
    return undefined;
  });
  mount.raw(getProfilePicture, async ({ params }, { reply }) => {
    const picture = await pictures.read(params.name);
    void reply.header('cache-control', KEEP);
    return picture;
  });
}
