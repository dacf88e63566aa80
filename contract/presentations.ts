import { z } from 'zod';
import { idSchema, instantSchema, pageMetaSchema } from './common.ts';
import { cmaPropertySchema, presentationPropertySchema } from './presentation-property.ts';
import { sectionDataSchema } from './presentation-section-data.ts';
import { sectionConfigSchema } from './presentation-sections.ts';

const nullableText = z.string().nullable();
const nullableNumber = z.number().nullable();

export const presentationTypes = ['cma', 'general-presentation'] as const;
export type PresentationType = (typeof presentationTypes)[number];

/** `draft` until first published; unpublished changes after that are told by `hasUnpublishedChanges`. */
export const presentationStatuses = ['draft', 'published'] as const;

export const presentationLimits = {
  nameCharacters: 100,
  clientNameCharacters: 100,
  priceDollars: 999_999_999,
  comparables: 50,
  photosAtOnce: 10,
  photoBytes: 5 * 1024 * 1024,
  photosOfProperty: 60,
  captionCharacters: 200,
  pageSize: 20,
} as const;

/** Suggested range in whole dollars; both null where there is none. */
export const priceRangeSchema = z.object({ min: nullableNumber, max: nullableNumber });

/** The agent as a presentation names them. */
export const presentationAgentSchema = z.object({
  id: idSchema,
  name: z.string(),
  title: nullableText,
  license: nullableText,
  brokerage: nullableText,
  brokerageLogo: nullableText,
  phone: nullableText,
  headshotUrl: nullableText,
  website: nullableText,
  sourceId: nullableText,
  email: nullableText,
  state: nullableText,
  teamName: nullableText,
  teamLogo: nullableText,
  teamWebsite: nullableText,
  instagramUrl: nullableText,
  facebookUrl: nullableText,
  xUrl: nullableText,
  youtubeUrl: nullableText,
  linkedInUrl: nullableText,
});
export type PresentationAgent = z.infer<typeof presentationAgentSchema>;

export const cmaSchema = z.object({
  id: idSchema,
  estimatedPriceMin: nullableNumber,
  estimatedPriceMax: nullableNumber,
  agent: presentationAgentSchema,
  subjectProperty: cmaPropertySchema.nullable().describe('Null until one is set, and for general presentations without one'),
  comparableProperties: z.array(cmaPropertySchema),
  listDate: instantSchema.nullable(),
  actionedDate: instantSchema.nullable(),
  requestedDate: instantSchema,
  preferences: z.object({
    priceMin: nullableNumber,
    priceMax: nullableNumber,
    bedsMin: nullableNumber,
    bedsMax: nullableNumber,
    bathsMin: nullableNumber,
    bathsMax: nullableNumber,
    livingSpaceMin: nullableNumber,
    livingSpaceMax: nullableNumber,
    extraInformation: nullableText,
  }),
  status: z.enum(presentationStatuses),
  title: z.string(),
  isArchived: z.boolean(),
  hasUnpublishedChanges: z.boolean(),
  canPublish: z.boolean(),
  canCustomize: z.boolean(),
  clientDisplayName: nullableText,
  coverPhotoCdnUrl: nullableText,
  presentationType: z.enum(presentationTypes),
  updateDate: instantSchema,
});
export type Cma = z.infer<typeof cmaSchema>;

export const cmaListItemSchema = cmaSchema
  .pick({
    id: true,
    isArchived: true,
    status: true,
    title: true,
    canPublish: true,
    canCustomize: true,
    hasUnpublishedChanges: true,
    clientDisplayName: true,
    presentationType: true,
  })
  .extend({
    addressLine1: nullableText,
    addressLine2: nullableText,
    baths: nullableNumber,
    city: nullableText,
    propertyType: nullableText,
    beds: nullableNumber,
    livingSpace: nullableNumber,
    requestedBy: z.string(),
    state: nullableText,
    zipCode: nullableText,
    renovationType: nullableText,
    hasAdditionalLivingSpace: z.boolean().nullable(),
    additionalLivingSpaceSqFt: nullableNumber,
    propertiesCount: z.int().min(0).describe('Comparables'),
    coverImage: nullableText,
    agentName: z.string(),
    updatedDate: instantSchema,
    views: z.int().min(0).describe('Openings of its shared link'),
  });
export type CmaListItem = z.infer<typeof cmaListItemSchema>;

export const cmaListSchema = z.object({ items: z.array(cmaListItemSchema), meta: pageMetaSchema });

/** A section with the data that it shows; a kind without data of its own has an empty object. */
export const sectionSchema = z.object({ config: sectionConfigSchema, data: sectionDataSchema });

export const presentationSchema = z.object({
  id: idSchema,
  presentationName: z.string(),
  presentationType: z.enum(presentationTypes),
  sections: z.array(sectionSchema),
  sourceData: z.object({
    featuredProperty: presentationPropertySchema.nullable(),
    comparableProperties: z.array(presentationPropertySchema),
    priceRange: priceRangeSchema,
    clientDisplayName: nullableText,
    coverPhotoCdnUrl: nullableText,
    coverPhotoId: z.int().nullable(),
    agent: z.object({ name: z.string(), photo: nullableText, licenseNumber: nullableText }),
    client: nullableText,
    updatedAt: instantSchema,
    attributions: z
      .array(z.object({ title: z.string(), text: nullableText, disclaimer: nullableText, updatedAt: instantSchema.nullable() }))
      .describe('What the licence of each source asks to stand beside its listings'),
    notices: z.array(z.string()).describe('That it is no appraisal, its basis and use, and what the state wants said'),
    estimateWithheld: z
      .boolean()
      .describe('True: the seller wants no estimate shown; clients read none, and no draft is printed with one'),
  }),
  updatedAt: instantSchema,
  revision: z
    .int()
    .min(1)
    .describe('Grows with each stored edit; sent along with a save so that nobody overwrites what they have not seen'),
});
export type Presentation = z.infer<typeof presentationSchema>;

export const draftSchema = presentationSchema.extend({
  canCustomize: z.boolean().describe('False for an administrator, who reads the drafts of others and changes none'),
});
export type Draft = z.infer<typeof draftSchema>;
