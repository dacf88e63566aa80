import type { CmaProperty, PropertyImage } from '#contract/presentation-property.ts';
import type { Cma, PresentationAgent } from '#contract/presentations.ts';
import { propertyFactsSchema } from './properties/property-facts.ts';
import type { PhotoRow, PresentationRow, PropertyRow } from './presentations.queries.ts';

/** A presentation with all its rows, as one read of the database gives them. */
export interface StoredPresentation {
  presentation: PresentationRow;
  properties: readonly PropertyRow[];
  photos: readonly PhotoRow[];
}

/** Address of a photo on our origin: an uploaded one by its unguessable name, one of a listing by the listing's own path. */
export function photoUrlOf({ public_name, listing_photo_url }: PhotoRow): string {
  return public_name === null ? (listing_photo_url ?? '') : `/api/comps/photos/${public_name}`;
}

export function toImage(photo: PhotoRow): PropertyImage {
  const url = photoUrlOf(photo);
  return { id: photo.id, url, cdnUrl: url, caption: photo.caption, alteration: photo.alteration, originalId: photo.original_id };
}

/** A home with its photos. */
export function toCmaProperty(property: PropertyRow, photos: readonly PhotoRow[]): CmaProperty {
  const { listingFirmPhone: _, allowsAutomatedValuation: __, ...facts } = propertyFactsSchema.parse(property.facts);
  return {
    ...facts,
    id: property.id,
    images: photos.filter((photo) => photo.property_id === property.id).map(toImage),
  };
}

/** The picture on the cover: the one that was chosen or uploaded, else the subject's first, or of a tour without one that of its first home. */
export function coverPhotoOf({ presentation, properties, photos }: StoredPresentation): PhotoRow | undefined {
  const isTour = presentation.presentation_type === 'general-presentation';
  const home = properties.find((property) => property.is_subject) ?? (isTour ? properties[0] : undefined);
  return (
    photos.find((photo) => photo.id === presentation.cover_photo_id) ?? photos.find((photo) => photo.property_id === home?.id)
  );
}

interface CmaContext {
  agent: PresentationAgent;
  /** False for an administrator's reading. */
  isOwner: boolean;
  mayPublish: boolean;
  hasUnpublishedChanges: boolean;
}

/** The presentation as the CMA call gives it. */
export function toCma(stored: StoredPresentation, { agent, isOwner, mayPublish, hasUnpublishedChanges }: CmaContext): Cma {
  const { presentation, properties, photos } = stored;
  const subject = properties.find((property) => property.is_subject);
  const cover = coverPhotoOf(stored);
  return {
    id: presentation.id,
    estimatedPriceMin: presentation.price_min,
    estimatedPriceMax: presentation.price_max,
    agent,
    subjectProperty: subject ? toCmaProperty(subject, photos) : null,
    comparableProperties: properties
      .filter((property) => !property.is_subject)
      .map((property) => toCmaProperty(property, photos)),
    listDate: null,
    actionedDate: presentation.published_at?.toISOString() ?? null,
    requestedDate: presentation.created_at.toISOString(),
    preferences: {
      priceMin: null,
      priceMax: null,
      bedsMin: null,
      bedsMax: null,
      bathsMin: null,
      bathsMax: null,
      livingSpaceMin: null,
      livingSpaceMax: null,
      extraInformation: null,
    },
    status: presentation.published_at ? 'published' : 'draft',
    title: presentation.title,
    isArchived: presentation.is_archived,
    hasUnpublishedChanges,
    canPublish: isOwner && mayPublish,
    canCustomize: isOwner,
    clientDisplayName: presentation.client_display_name,
    coverPhotoCdnUrl: cover ? photoUrlOf(cover) : null,
    presentationType: presentation.presentation_type === 'cma' ? 'cma' : 'general-presentation',
    updateDate: presentation.updated_at.toISOString(),
  };
}
