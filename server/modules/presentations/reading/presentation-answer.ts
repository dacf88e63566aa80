import type { ListingDetails } from '#contract/listings.ts';
import type { SectionData } from '#contract/presentation-section-data.ts';
import { sectionConfigSchema, textTitleOf, type SectionConfig } from '#contract/presentation-sections.ts';
import type { Presentation, PresentationAgent } from '#contract/presentations.ts';
import type { Log } from '#server/platform/log.ts';
import { coverPhotoOf, photoUrlOf, toCmaProperty, type StoredPresentation } from '../cma-answer.ts';
import type { PropertyRow } from '../presentations.queries.ts';
import { toPresentationProperty } from '../properties/presentation-property.ts';
import { propertyFactsSchema, type PropertyFacts } from '../properties/property-facts.ts';
import { noticesOf } from './notices.ts';
import { withoutEstimate } from './without-estimate.ts';

/** The stored sections; one of a kind that this version does not know is logged and left out. */
export function sectionsOf(sections: unknown, log: Pick<Log, 'warn'>): SectionConfig[] {
  if (!Array.isArray(sections)) return [];
  return sections.flatMap((section: unknown) => {
    const parsed = sectionConfigSchema.safeParse(section);
    if (parsed.success) return [parsed.data];
    log.warn({ section }, 'a section of this kind is not implemented');
    return [];
  });
}

function listedByOf({ listingAgent, listingFirmPhone, mlsSource }: PropertyFacts): string | null {
  if (mlsSource === null) return null;
  return [listingAgent?.brokerage ?? listingAgent?.name, listingFirmPhone].filter(Boolean).join(' · ') || null;
}

export interface PresentationParts {
  /** With homes as they were refreshed. */
  stored: StoredPresentation;
  attributions: readonly ListingDetails['attribution'][];
  sections: readonly { config: SectionConfig; data: SectionData }[];
  agent: PresentationAgent;
  /** Local calendar date. */
  today: string;
}

/** The presentation as the editor and the view have it. */
export function toPresentation({ stored, attributions, sections, agent, today }: PresentationParts): Presentation {
  const { presentation, properties, photos } = stored;
  const toProperty = (row: PropertyRow) =>
    toPresentationProperty(toCmaProperty(row, photos), {
      isSubject: row.is_subject,
      today,
      listedBy: listedByOf(propertyFactsSchema.parse(row.facts)),
    });
  const subject = properties.find((row) => row.is_subject);
  const subjectFacts = subject ? propertyFactsSchema.parse(subject.facts) : null;
  const cover = coverPhotoOf(stored);
  const updatedAt = presentation.updated_at.toISOString();
  const presentationType = presentation.presentation_type === 'cma' ? 'cma' : 'general-presentation';
  return {
    id: presentation.id,
    presentationName: presentation.title,
    presentationType,
    sections: [...sections],
    sourceData: {
      featuredProperty: subject ? toProperty(subject) : null,
      comparableProperties: properties.filter((row) => !row.is_subject).map(toProperty),
      priceRange: { min: presentation.price_min, max: presentation.price_max },
      clientDisplayName: presentation.client_display_name,
      coverPhotoCdnUrl: cover ? photoUrlOf(cover) : null,
      coverPhotoId: cover?.id ?? null,
      agent: { name: agent.name, photo: agent.headshotUrl, licenseNumber: agent.license },
      client: presentation.client_display_name,
      updatedAt,
      attributions: attributions.map(({ title, text, disclaimer, updatedAt: at }) => ({
        title,
        text,
        disclaimer,
        updatedAt: at,
      })),
      notices: noticesOf(presentationType, { state: subjectFacts?.state ?? null, dataDate: today }),
      estimateWithheld: subjectFacts?.allowsAutomatedValuation === false,
    },
    updatedAt,
    revision: presentation.revision,
  };
}

const hasText = (value: string | null | undefined): boolean => value != null && value !== '';

function isWorthShowing({ config, data }: Presentation['sections'][number]): boolean {
  if (config.visibility === 'hidden') return false;
  switch (config.type) {
    case 'insights': {
      if (!data.insights) return false;
      const { medianSalesPriceChange, averageSalesPricePerSquareFoot, averageDaysOnMarket } = data.insights;
      return [
        config.showMedianSalesPriceYearComparision && medianSalesPriceChange.mode === 'ok',
        config.showAverageLivingSpaceSqftPrice && averageSalesPricePerSquareFoot.mode === 'ok',
        config.showInventorySpeedComparison && averageDaysOnMarket.mode === 'ok',
      ].some(Boolean);
    }
    case 'team-branding': {
      const { name, logo } = data.team ?? config;
      return (config.showName && hasText(name)) || (config.showLogo && hasText(logo));
    }
    case 'free-html-text':
    case 'ai-assisted-text':
      return textTitleOf(config) !== '' || config.htmlContent !== '';
    default:
      return true;
  }
}

/** As a client reads it: without hidden sections, without those that have nothing to show, and without an estimate that the seller wants not shown. */
export function forReading(presentation: Presentation): Presentation {
  const shown = presentation.sourceData.estimateWithheld ? withoutEstimate(presentation) : presentation;
  return { ...shown, sections: shown.sections.filter(isWorthShowing) };
}
