import { brandingFields, brandingImageFields, brandingSchema, type Branding, type BrandingChanges } from '#contract/branding.ts';
import type { UsersService } from '#server/modules/accounts/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { countPicturesOf, mergeBranding, selectBranding } from './branding.queries.ts';
import { pictureNameOf } from './pictures.service.ts';
import { formatUsPhone, usPhoneOf } from './us-phone.ts';

export interface BrandingService {
  /** What a user's clients see; null where the user's plan has no branding. For presentations and whatever else clients get. */
  find: (userId: string) => Promise<Branding | null>;
  /** @throws AppError branding_not_in_plan */
  get: (userId: string) => Promise<Branding>;
  /** Fields that are left out stay. @throws AppError branding_not_in_plan, invalid_request */
  update: (userId: string, changes: BrandingChanges) => Promise<Branding>;
}

interface BrandingParts {
  db: Db;
  clock: Clock;
  users: Pick<UsersService, 'findMe'>;
}

export function createBranding({ db, clock, users }: BrandingParts): BrandingService {
  async function find(userId: string): Promise<Branding | null> {
    const { subscriptionPlanTier } = await users.findMe(userId);
    return subscriptionPlanTier === 'pro' ? read(userId) : null;
  }

  async function read(userId: string): Promise<Branding> {
    const stored = brandingSchema.partial().parse((await selectBranding(db, userId)) ?? {});
    const all = brandingSchema.parse(Object.fromEntries(brandingFields.map((field) => [field, stored[field] ?? null])));
    return { ...all, agentPhoneNumber: all.agentPhoneNumber && formatUsPhone(all.agentPhoneNumber) };
  }

  async function get(userId: string): Promise<Branding> {
    const branding = await find(userId);
    if (!branding) throw new AppError('branding_not_in_plan', 'Branding is part of the pro plan.');
    return branding;
  }

  return {
    find,
    get,
    async update(userId, changes) {
      await get(userId);
      const { agentPhoneNumber: phone } = changes;
      const stored = phone ? usPhoneOf(phone) : phone;
      if (phone && stored === null) throw refused('agentPhoneNumber', 'Invalid phone number');
      for (const field of brandingImageFields) {
        const address = changes[field];
        if (address && (await countPicturesOf(db, userId, [pictureNameOf(address)])) === 0) throw refused(field, 'Invalid URL');
      }
      await mergeBranding(db, userId, { ...changes, agentPhoneNumber: stored }, clock.now());
      return read(userId);
    },
  };
}

function refused(field: string, message: string): AppError {
  return new AppError('invalid_request', message, { errors: [{ path: `body.${field}`, message }] });
}
