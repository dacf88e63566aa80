import type { CmaListItem } from '#contract/presentations.ts';
import { toCma, type StoredPresentation } from './cma-answer.ts';

/** A presentation as a list shows it. */
export function toListItem(stored: StoredPresentation, context: Parameters<typeof toCma>[1], views: number): CmaListItem {
  const cma = toCma(stored, context);
  const subject = cma.subjectProperty;
  return {
    id: cma.id,
    isArchived: cma.isArchived,
    status: cma.status,
    title: cma.title,
    canPublish: cma.canPublish,
    canCustomize: cma.canCustomize,
    hasUnpublishedChanges: cma.hasUnpublishedChanges,
    clientDisplayName: cma.clientDisplayName,
    presentationType: cma.presentationType,
    addressLine1: subject?.addresses[0] ?? null,
    addressLine2: subject?.addresses[1] ?? null,
    baths: subject?.baths ?? null,
    city: subject?.city ?? null,
    propertyType: subject?.propertyType ?? null,
    beds: subject?.beds ?? null,
    livingSpace: subject?.livingSpace ?? null,
    requestedBy: cma.agent.name,
    state: subject?.state ?? null,
    zipCode: subject?.zipCode ?? null,
    renovationType: subject?.renovationType ?? null,
    hasAdditionalLivingSpace: subject?.hasAdditionalLivingSpace ?? null,
    additionalLivingSpaceSqFt: subject?.additionalLivingSpaceSqFt ?? null,
    propertiesCount: cma.comparableProperties.length,
    coverImage: cma.coverPhotoCdnUrl,
    agentName: cma.agent.name,
    updatedDate: cma.updateDate,
    views,
  };
}
