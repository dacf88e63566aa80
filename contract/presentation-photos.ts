import { z } from 'zod';
import { idSchema } from './common.ts';
import { pictureLimits } from './branding.ts';
import { endpoint } from './endpoint.ts';
import { photoWidthSchema } from './listing-photos.ts';
import { photoAlterations } from './photo-alterations.ts';
import { propertyImageSchema } from './presentation-property.ts';
import { presentationLimits } from './presentations.ts';

const cmaParams = z.object({ presentationId: idSchema });
const imageId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);
const comparableParams = z.object({ presentationId: idSchema, mlsId: z.string().trim().min(1).max(250) });

/** The part of a multipart body that holds photos. */
export const PHOTOS_FIELD = 'images';

const images = {
  field: PHOTOS_FIELD,
  maxFiles: presentationLimits.photosAtOnce,
  maxFileBytes: presentationLimits.photoBytes,
  tooLarge: 'Photos may have 5 MB at most.',
} as const;

/** The field is spelled so in the documented interface. */
const coverBody = z.strictObject({ properyImageId: z.int().min(1) });

const photoErrors = ['presentation_not_found', 'property_not_found', 'photo_not_supported', 'too_many_photos'] as const;

export const addSubjectPhotos = endpoint({
  method: 'POST',
  path: '/api/comps/cmas/{presentationId}/subject-property/images',
  summary: 'Add photos of the subject (JPEG or PNG, 10 at a time, 5 MB each). Their location is removed from what is served.',
  access: 'user',
  params: cmaParams,
  multipart: images,
  status: 201,
  answer: z.array(propertyImageSchema),
  errors: photoErrors,
});

export const removeSubjectPhoto = endpoint({
  method: 'DELETE',
  path: '/api/comps/cmas/{presentationId}/subject-property/images/{imgId}',
  summary: 'Remove a photo of the subject.',
  access: 'user',
  params: cmaParams.extend({ imgId: imageId }),
  status: 204,
  errors: ['presentation_not_found', 'photo_not_found'],
});

export const loadSubjectPhotos = endpoint({
  method: 'POST',
  path: '/api/comps/cmas/{presentationId}/subject-properties/images/load',
  summary: "Put the MLS's photos of the subject in the place of those that it has.",
  access: 'user',
  params: cmaParams,
  status: 200,
  answer: z.object({ replaced: z.boolean().describe('False for a subject that is not in an MLS') }),
  errors: ['presentation_not_found', 'listing_not_found'],
});

export const setSubjectCover = endpoint({
  method: 'POST',
  path: '/api/comps/cmas/{presentationId}/subject-property/images/cover',
  summary: 'Make a photo of the subject the cover photo of the presentation.',
  access: 'user',
  params: cmaParams,
  body: coverBody,
  status: 204,
  errors: ['presentation_not_found', 'photo_not_found'],
});

export const orderSubjectPhotos = endpoint({
  method: 'PUT',
  path: '/api/comps/cmas/{presentationId}/subject-property/images/order',
  summary: 'Set the order of the photos of the subject; those that are not named come after.',
  access: 'user',
  params: cmaParams,
  body: z.strictObject({ order: z.array(z.int().min(1)).max(presentationLimits.photosOfProperty) }),
  status: 204,
  errors: ['presentation_not_found', 'property_not_found'],
});

export const describePhoto = endpoint({
  method: 'PATCH',
  path: '/api/comps/cmas/{presentationId}/images/{imgId}',
  summary: 'Say what a photo shows, what was done to it, and which photo of the home it was made from; null clears.',
  access: 'user',
  params: cmaParams.extend({ imgId: imageId }),
  body: z.strictObject({
    caption: z.string().trim().max(presentationLimits.captionCharacters).nullable().optional(),
    alteration: z.enum(photoAlterations).nullable().optional().describe('An uploaded photo alone: the MLS says it of its own'),
    originalId: z.int().min(1).nullable().optional().describe('Of an altered photo'),
  }),
  status: 204,
  errors: ['presentation_not_found', 'photo_not_found', 'invalid_request'],
});

export const addComparablePhotos = endpoint({
  method: 'POST',
  path: '/api/comps/cmas/{presentationId}/comparable-properties/{mlsId}/images',
  summary: 'Add photos of a comparable.',
  access: 'user',
  params: comparableParams,
  multipart: images,
  status: 201,
  answer: z.array(propertyImageSchema),
  errors: photoErrors,
});

export const removeComparablePhoto = endpoint({
  method: 'DELETE',
  path: '/api/comps/cmas/{presentationId}/comparable-properties/{mlsId}/images/{imgId}',
  summary: 'Remove a photo of a comparable.',
  access: 'user',
  params: comparableParams.extend({ imgId: imageId }),
  status: 204,
  errors: ['presentation_not_found', 'photo_not_found'],
});

export const setComparableCover = endpoint({
  method: 'POST',
  path: '/api/comps/cmas/{presentationId}/comparable-property/{mlsId}/images/cover',
  summary: 'Put a photo of a comparable first.',
  access: 'user',
  params: comparableParams,
  body: coverBody,
  status: 204,
  errors: ['presentation_not_found', 'photo_not_found'],
});

export const setCoverPhoto = endpoint({
  method: 'POST',
  path: '/api/comps/cmas/{presentationId}/cover-photo',
  summary: 'Upload a cover photo in the place of the one there is.',
  access: 'user',
  params: cmaParams,
  multipart: { ...images, maxFiles: 1 },
  status: 200,
  answer: z.object({ url: z.string() }),
  errors: ['presentation_not_found', 'photo_not_supported', 'photo_missing'],
});

export const addBrandingPicture = endpoint({
  method: 'POST',
  path: '/api/comps/cma-presentations/{presentationId}/pictures/{shape}',
  summary: "A logo or portrait for a section with values of its own; the answer's address goes into the section.",
  access: 'user',
  params: cmaParams.extend({ shape: z.enum(['portrait', 'logo']) }),
  multipart: {
    field: PHOTOS_FIELD,
    maxFiles: 1,
    maxFileBytes: pictureLimits.bytes,
    tooLarge: 'Pictures must be smaller than 10 MB.',
  },
  status: 201,
  answer: z.object({ url: z.string() }),
  errors: [
    'presentation_not_found',
    'file_missing',
    'file_type_not_supported',
    'file_not_readable',
    'picture_too_small',
    'too_many_requests',
    'overloaded',
  ],
});

export const removeCoverPhoto = endpoint({
  method: 'DELETE',
  path: '/api/comps/cmas/{presentationId}/cover-photo',
  summary: "Remove the cover photo; the subject's first photo stands in for it.",
  access: 'user',
  params: cmaParams,
  status: 204,
  errors: ['presentation_not_found'],
});

export const getPresentationPhoto = endpoint({
  method: 'GET',
  path: '/api/comps/photos/{name}',
  summary: 'An uploaded photo for the agent of its presentation, or an administrator.',
  access: 'user',
  params: z.object({ name: z.string().regex(/^[\w-]{22}$/) }),
  query: z.strictObject({ w: photoWidthSchema.optional() }),
  status: 200,
  answer: 'file',
  errors: ['not_found', 'overloaded'],
});
