import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { areaNameTypes } from './listing-vocabulary.ts';
import { listingSearchSchema } from './listing-search.ts';
import { listingResultSchema } from './listings.ts';

export const mapLimits = {
  /** So many homes are shown one by one; more are gathered into clusters. */
  markers: 500,
  clusters: 400,
  places: 80,
  minZoom: 0,
  maxZoom: 22,
} as const;

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** What a map shows; west is greater than east where it lies over the antimeridian. */
export const mapViewSchema = z
  .strictObject({ north: latitude, south: latitude, east: longitude, west: longitude })
  .refine(({ north, south }) => south <= north, { message: 'South must not lie north of north', path: ['south'] });
export type MapView = z.infer<typeof mapViewSchema>;

/** What a pin and its card need of a listing. */
export const mapListingSchema = listingResultSchema.pick({
  id: true,
  mlsId: true,
  mlsSource: true,
  uPropertyId: true,
  addressLine1: true,
  addressLine2: true,
  city: true,
  listingStatus: true,
  propertyType: true,
  isLease: true,
  currentPrice: true,
  bedroomCount: true,
  bathroomCount: true,
  internalSize: true,
  photos: true,
});
export type MapListing = z.infer<typeof mapListingSchema>;

export const mapAnswerSchema = z.object({
  clusters: z
    .array(z.object({ latitude, longitude, count: z.int().min(2) }))
    .max(mapLimits.clusters)
    .describe('Homes near each other, at their middle'),
  markers: z
    .array(z.object({ listing: mapListingSchema, latitude, longitude }))
    .max(mapLimits.markers)
    .describe('Homes one by one; photos hold the first one only'),
  total: z.int().min(0).describe('Homes of the search in this view'),
});
export type MapAnswer = z.infer<typeof mapAnswerSchema>;

export const findOnMap = endpoint({
  method: 'POST',
  path: '/api/listings/map',
  summary:
    'Homes of a search within a view of the map, clustered where there are many. Pages and order of the search do not count.',
  access: 'user',
  body: z.strictObject({
    search: listingSearchSchema,
    view: mapViewSchema,
    zoom: z
      .number()
      .min(mapLimits.minZoom)
      .max(mapLimits.maxZoom)
      .describe('As map libraries count it: 512 pixels around the globe at 0'),
  }),
  status: 200,
  answer: mapAnswerSchema,
  errors: ['search_too_slow'],
});

export const getMapStyle = endpoint({
  method: 'GET',
  path: '/api/listings/map/style',
  summary: 'Where the drawing of streets and water comes from; a map draws its own where that does not answer.',
  access: 'public',
  status: 200,
  answer: z.object({ light: z.url(), dark: z.url() }),
  errors: [],
});

export const findMapPlaces = endpoint({
  method: 'POST',
  path: '/api/listings/map/places',
  summary: 'Names and outlines of places within a view, those with most listings first: what a map without streets shows.',
  access: 'user',
  body: z.strictObject({ view: mapViewSchema }),
  status: 200,
  answer: z.object({
    items: z
      .array(
        z.object({
          nameType: z.enum(areaNameTypes),
          name: z.string(),
          latitude,
          longitude,
          ring: z
            .array(z.tuple([z.number(), z.number()]))
            .describe('Corners as [latitude, longitude]; empty where none is known'),
        }),
      )
      .max(mapLimits.places),
  }),
  errors: [],
});
