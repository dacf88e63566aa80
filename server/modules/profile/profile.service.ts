import { z } from 'zod';
import type { EndpointInput } from '#contract/endpoint.ts';
import { timezoneNames, usStates, type Profile, type updateProfile } from '#contract/profile.ts';
import type { UsersService } from '#server/modules/accounts/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { selectProfile, upsertProfile } from './profile.queries.ts';
import { formatUsPhone, usPhoneOf } from './us-phone.ts';

type ProfileChanges = EndpointInput<typeof updateProfile>['body'];

export interface ProfileService {
  get: (userId: string) => Promise<Profile>;
  /** @throws AppError invalid_request for a phone number that is none of the US */
  update: (userId: string, changes: ProfileChanges) => Promise<Profile>;
}

interface ProfileDependencies {
  db: Db;
  clock: Clock;
  users: Pick<UsersService, 'findMe' | 'rename'>;
}

export function createProfileService({ db, clock, users }: ProfileDependencies): ProfileService {
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
    async update(userId, { name, timezone, countryState, phoneNumber, officeName, website }) {
      const phone = usPhoneOf(phoneNumber);
      if (phone === null) {
        const errors = [{ path: 'body.phoneNumber', message: 'Invalid phone number' }];
        throw new AppError('invalid_request', 'Invalid phone number', { errors });
      }
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
