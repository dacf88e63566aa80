import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Pictures of a profile: JPEG and PNG, cut to at least `minPx` a side. */
export const pictureLimits = { minPx: 256, bytes: 10_000_000, types: ['image/png', 'image/jpeg'] } as const;
const multipart = {
  maxFiles: 1,
  maxFileBytes: pictureLimits.bytes,
  tooLarge: 'Pictures must be smaller than 10 MB.',
} as const;
const pictureErrors = [
  'file_missing',
  'file_type_not_supported',
  'file_not_readable',
  'picture_too_small',
  'body_too_large',
  'too_many_requests',
  'overloaded',
] as const;

/** What is cut out of a picture, in pixels of the picture as it stands upright. */
const cropSchema = z
  .string()
  .regex(/^\d{1,5}(,\d{1,5}){3}$/)
  .describe('left,top,width,height; the whole picture when left out')
  .transform((text) => {
    const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number);
    return { left, top, width, height };
  })
  .optional();
export type Crop = NonNullable<z.output<typeof cropSchema>>;

export const brandingImageFields = ['agentAvatar', 'officeLogo', 'teamLogo'] as const;

/** The most characters of each field. */
export const brandingLimits = {
  agentName: 150,
  agentEmail: 200,
  agentTitle: 100,
  agentAvatar: 200,
  agentMlsId: 30,
  agentPhoneNumber: 20,
  officeName: 100,
  officeLogo: 200,
  website: 200,
  teamName: 100,
  teamLogo: 200,
  teamWebsite: 200,
  instagramUrl: 200,
  facebookUrl: 200,
  xUrl: 200,
  youtubeUrl: 200,
  linkedInUrl: 200,
} as const;
export type BrandingField = keyof typeof brandingLimits;
export const brandingFields = Object.keys(brandingLimits) as BrandingField[];

/** What is typed, without space around it; nothing typed is null. The schema below judges the rest. */
const typed = (field: BrandingField, schema: z.ZodString | z.ZodEmail | z.ZodURL) =>
  z
    .string()
    .nullable()
    .transform((text) => text?.trim() || null)
    .pipe(schema.max(brandingLimits[field], `Maximum of ${brandingLimits[field]} characters`).nullable())
    .optional();
const url = (field: BrandingField) => typed(field, z.url({ protocol: /^https?$/, error: 'Invalid URL' }));
const picture = (field: BrandingField) => typed(field, z.string().regex(/^\/api\/profile-pictures\/[\w-]{22}$/, 'Invalid URL'));

const brandingBodySchema = z.strictObject({
  agentName: typed('agentName', z.string()),
  agentEmail: typed('agentEmail', z.email('Invalid email')),
  agentTitle: typed('agentTitle', z.string()),
  agentAvatar: picture('agentAvatar'),
  agentMlsId: typed('agentMlsId', z.string()),
  agentPhoneNumber: typed('agentPhoneNumber', z.string()),
  officeName: typed('officeName', z.string()),
  officeLogo: picture('officeLogo'),
  website: url('website'),
  teamName: typed('teamName', z.string()),
  teamLogo: picture('teamLogo'),
  teamWebsite: url('teamWebsite'),
  instagramUrl: url('instagramUrl'),
  facebookUrl: url('facebookUrl'),
  xUrl: url('xUrl'),
  youtubeUrl: url('youtubeUrl'),
  linkedInUrl: url('linkedInUrl'),
});
export type BrandingChanges = z.output<typeof brandingBodySchema>;

const nullableText = z.string().nullable();
/** How an agent, an office and a team show themselves to clients. Pictures are addresses of this server. */
export const brandingSchema = z.object({
  agentName: nullableText,
  agentEmail: nullableText,
  agentTitle: nullableText,
  agentAvatar: nullableText,
  agentMlsId: nullableText,
  agentPhoneNumber: nullableText.describe('As (XXX) XXX-XXXX'),
  officeName: nullableText,
  officeLogo: nullableText,
  website: nullableText,
  teamName: nullableText,
  teamLogo: nullableText,
  teamWebsite: nullableText,
  instagramUrl: nullableText,
  facebookUrl: nullableText,
  xUrl: nullableText,
  youtubeUrl: nullableText,
  linkedInUrl: nullableText,
});
export type Branding = z.infer<typeof brandingSchema>;

export const getBranding = endpoint({
  method: 'GET',
  path: '/api/me/branding',
  summary: "The signed-in user's branding; part of the pro plan.",
  access: 'user',
  scopes: ['profile:read'],
  status: 200,
  answer: brandingSchema,
  errors: ['branding_not_in_plan'],
});

export const updateBranding = endpoint({
  method: 'PUT',
  path: '/api/me/branding',
  summary: 'Change the branding; fields that are left out stay, null empties one.',
  access: 'user',
  body: brandingBodySchema,
  status: 200,
  answer: brandingSchema,
  errors: ['branding_not_in_plan'],
});

export const uploadBrandingImage = endpoint({
  method: 'PUT',
  path: '/api/me/branding/images/{field}',
  summary: 'Put a picture into the branding; it is cut, made anew and loses what the camera wrote into it.',
  access: 'user',
  params: z.object({ field: z.enum(brandingImageFields) }),
  body: z.strictObject({ crop: cropSchema }),
  multipart,
  status: 200,
  answer: brandingSchema,
  errors: ['branding_not_in_plan', ...pictureErrors],
});

export const uploadAvatar = endpoint({
  method: 'PUT',
  path: '/api/me/avatar',
  summary: 'Set the profile photo: a square, made anew without what the camera wrote into it.',
  access: 'user',
  body: z.strictObject({ crop: cropSchema }),
  multipart,
  status: 200,
  answer: z.object({ avatar: z.string() }),
  errors: pictureErrors,
});

export const removeAvatar = endpoint({
  method: 'DELETE',
  path: '/api/me/avatar',
  summary: 'Remove the profile photo.',
  access: 'user',
  status: 204,
  errors: [],
});

export const getProfilePicture = endpoint({
  method: 'GET',
  path: '/api/profile-pictures/{name}',
  summary: 'A picture of a profile or branding. Clients see it in presentations, so that whoever has its address may.',
  access: 'public',
  params: z.object({ name: z.string().regex(/^[\w-]{22}$/) }),
  status: 200,
  answer: 'file',
  errors: ['not_found'],
});
