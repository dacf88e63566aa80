import { z } from 'zod';
import type { CommunicationPreferences, CommunicationType } from '#contract/accounts.ts';
import type { EndpointInput } from '#contract/endpoint.ts';
import { timezoneNames, usStates, type Profile, type updateProfile } from '#contract/profile.ts';
import type { UsersService } from '#server/modules/accounts/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Caller } from '#server/platform/http/index.ts';
import type { Storage } from '#server/platform/storage/index.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import { createBranding, type BrandingService } from './branding.service.ts';
import { erasePictures } from './erase-pictures.ts';
import { createPictures, pictureNameOf, type PicturesService } from './pictures.service.ts';
import { selectProfile, upsertProfile } from './profile.queries.ts';
import { formatUsPhone, usPhoneOf } from './us-phone.ts';

type ProfileChanges = EndpointInput<typeof updateProfile>['body'];

type ProfileFields = Partial<Pick<Profile, 'timezone' | 'countryState' | 'phoneNumber' | 'officeName' | 'mlsId'>>;

export interface ProfileService {
  get: (userId: string) => Promise<Profile>;
  /** @throws AppError invalid_request for a phone number that is none of the US */
  update: (userId: string, changes: ProfileChanges) => Promise<Profile>;
  /** What an administrator writes; what is left out stays. @throws AppError invalid_request for a phone number that is none of the US */
  write: (tx: Tx, userId: string, fields: ProfileFields) => Promise<void>;
  /** Sets the profile photo to a stored picture. One that it replaces stays where presentations show it. */
  setAvatar: (userId: string, address: string) => Promise<void>;
  /** Removes the profile photo for good, wherever it was shown. */
  removeAvatar: (userId: string) => Promise<void>;
  /** @throws AppError forbidden, phone_number_missing */
  setCommunicationPreference: (caller: Caller, type: CommunicationType, isEnabled: boolean) => Promise<CommunicationPreferences>;
  branding: BrandingService;
  pictures: PicturesService;
}

export interface ProfileDependencies {
  db: Db;
  clock: Clock;
  storage: Storage;
  throttle: Throttle;
  users: Pick<UsersService, 'findMe' | 'rename' | 'setAvatar' | 'setCommunicationPreference'>;
}

export function createProfileService({ db, clock, storage, throttle, users }: ProfileDependencies): ProfileService {
  async function get(userId: string): Promise<Profile> {
    const [{ name, email }, row] = await Promise.all([users.findMe(userId), selectProfile(db, userId)]);
    return {
      name,
      email,
      timezone: z
        .enum(timezoneNames)
        .nullable()
        .parse(row?.timezone ?? null),
      countryState: z
        .enum(usStates)
        .nullable()
        .parse(row?.country_state ?? null),
      phoneNumber: row?.phone_number ? formatUsPhone(row.phone_number) : null,
      officeName: row?.office_name ?? null,
      website: row?.website ?? null,
      mlsId: row?.mls_id ?? null,
    };
  }

  return {
    get,
    async write(tx, userId, { phoneNumber, timezone, countryState, officeName, mlsId }) {
      await upsertProfile(tx, {
        user_id: userId,
        phone_number: phoneNumber && storedPhoneOf(phoneNumber),
        country_state: countryState,
        timezone,
        office_name: officeName,
        mls_id: mlsId,
        updated_at: clock.now(),
      });
    },
    branding: createBranding({ db, clock, users }),
    pictures: createPictures({ db, clock, storage, throttle }),
    setAvatar: (userId, address) => users.setAvatar(userId, address),
    async removeAvatar(userId) {
      const { avatar } = await users.findMe(userId);
      if (avatar === null) return;
      await users.setAvatar(userId, null);
      await db.transaction().execute((tx) => erasePictures(tx, userId, [pictureNameOf(avatar)]));
    },
    async setCommunicationPreference({ userId, roles }, type, isEnabled) {
      if (!roles.includes('user')) throw new AppError('forbidden', 'Text messages are for users.');
      if (isEnabled && !(await selectProfile(db, userId))?.phone_number)
        throw new AppError('phone_number_missing', 'Add a phone number to your profile first.');
      return users.setCommunicationPreference(userId, type, isEnabled);
    },
    async update(userId, { name, timezone, countryState, phoneNumber, officeName, website }) {
      const phone = storedPhoneOf(phoneNumber);
      await db.transaction().execute(async (tx) => {
        await users.rename(tx, userId, name);
        await upsertProfile(tx, {
          user_id: userId,
          phone_number: phone,
          country_state: countryState,
          timezone,
          office_name: officeName,
          website,
          updated_at: clock.now(),
        });
      });
      return get(userId);
    },
  };
}

function storedPhoneOf(typed: string): string {
  const phone = usPhoneOf(typed);
  if (phone !== null) return phone;
  const errors = [{ path: 'body.phoneNumber', message: 'Invalid phone number' }];
  throw new AppError('invalid_request', 'Invalid phone number', { errors });
}
