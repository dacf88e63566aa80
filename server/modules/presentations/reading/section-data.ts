import type { SectionData } from '#contract/presentation-section-data.ts';
import type { SectionConfig } from '#contract/presentation-sections.ts';
import type { PresentationAgent } from '#contract/presentations.ts';
import type { ListingViewer } from '#server/modules/listings/index.ts';
import type { MarketService } from '#server/modules/market/index.ts';
import type { PropertyRow } from '../presentations.queries.ts';
import type { PropertyFacts } from '../properties/property-facts.ts';
import { toAdjustments, valueByComparables } from '../valuing/adjustments.ts';
import { placeOf, readInsights } from './insights.ts';

export interface SectionContext {
  agent: PresentationAgent;
  subject: PropertyFacts | null;
  viewer: ListingViewer;
  market: Pick<MarketService, 'snapshot' | 'history' | 'value'>;
  homes: readonly PropertyRow[];
  /** The agent's part in the range, as stored. */
  valuationChoices: unknown;
}

/** What a section shows beside its set-up. */
export async function readSectionData(
  config: SectionConfig,
  { agent, subject, viewer, market, homes, valuationChoices }: SectionContext,
): Promise<SectionData> {
  switch (config.type) {
    case 'insights':
      return { insights: await readInsights(market, placeOf(config, subject), viewer) };
    case 'side-by-side-comparision': {
      if (!config.showAdjustments) return {};
      const value = await valueByComparables(market, { homes, choices: valuationChoices, viewer });
      return value ? { adjustments: toAdjustments(value, homes) } : {};
    }
    case 'header-branding':
    case 'branding':
      return config.shouldFetchFromUserProfile ? { branding: brandingOf(agent) } : {};
    case 'team-branding':
      return config.shouldFetchFromUserProfile
        ? { team: { name: agent.teamName, logo: agent.teamLogo, website: agent.teamWebsite ?? agent.website } }
        : {};
    default:
      return {};
  }
}

function brandingOf(agent: PresentationAgent): NonNullable<SectionData['branding']> {
  const { website, instagramUrl, facebookUrl, xUrl, youtubeUrl, linkedInUrl } = agent;
  return {
    agentName: agent.name,
    agentEmail: agent.email,
    agentTitle: agent.title,
    agentPhoneNumber: agent.phone,
    agentAvatar: agent.headshotUrl,
    officeName: agent.brokerage,
    officeLogo: agent.brokerageLogo,
    ...{ website, instagramUrl, facebookUrl, xUrl, youtubeUrl, linkedInUrl },
  };
}
