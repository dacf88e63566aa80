import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { SectionConfig } from '#contract/presentation-sections.ts';
import { Button } from '#web/ui/button.tsx';
import { facts } from '../view/facts.ts';
import { InsightsPlace } from './insights-place.tsx';
import { NetSheetCosts } from './net-sheet-costs.tsx';
import { PictureField } from './picture-field.tsx';
import { SaveSection } from './saved-sections.tsx';
import { TextField } from './text-field.tsx';

const otherFlags: Readonly<Record<string, string>> = {
  showClientName: 'Client name',
  showPresentationTitle: 'Title',
  showPriceRange: 'Price range',
  showMedianSalesPriceYearComparision: 'Median sold price',
  showAverageLivingSpaceSqftPrice: 'Price per square foot',
  showInventorySpeedComparison: 'Days on market',
  showAdjustments: 'Adjustment grid',
  showAgentName: 'Name',
  showAgentEmail: 'Email',
  showAgentTitle: 'Job title',
  showAgentPhoneNumber: 'Phone',
  showAgentAvatar: 'Photo',
  showOfficeName: 'Office',
  showOfficeLogo: 'Office logo',
  showWebsite: 'Website',
  showInstagramUrl: 'Instagram',
  showFacebookUrl: 'Facebook',
  showXUrl: 'X',
  showYoutubeUrl: 'YouTube',
  showLinkedInUrl: 'LinkedIn',
  showDescription: 'Description',
  showName: 'Name',
  showLogo: 'Logo',
  shouldFetchFromUserProfile: 'From my profile',
  isLease: 'Leases',
};

const ownTexts: Readonly<Record<string, string>> = {
  agentName: 'Name',
  agentTitle: 'Job title',
  agentPhoneNumber: 'Phone',
  agentEmail: 'Email',
  officeName: 'Office',
  website: 'Website',
  instagramUrl: 'Instagram',
  facebookUrl: 'Facebook',
  xUrl: 'X',
  youtubeUrl: 'YouTube',
  linkedInUrl: 'LinkedIn',
  name: 'Name',
};

const ownPictures: Readonly<Record<string, { label: string; shape: 'portrait' | 'logo' }>> = {
  agentAvatar: { label: 'Photo', shape: 'portrait' },
  officeLogo: { label: 'Office logo', shape: 'logo' },
  logo: { label: 'Logo', shape: 'logo' },
};

const labelOf = (flag: string): string | undefined =>
  Object.entries(facts).find(([name]) => name === flag)?.[1].label ?? otherFlags[flag];

function flagsOf(config: SectionConfig): { flag: string; label: string; isOn: boolean }[] {
  return Object.entries(config).flatMap(([flag, value]) => {
    const label = labelOf(flag);
    return typeof value === 'boolean' && label !== undefined ? [{ flag, label, isOn: value }] : [];
  });
}

export const hasSettings = (config: SectionConfig): boolean =>
  flagsOf(config).length > 0 || 'costs' in config || 'title' in config;

interface SectionSettingsProps {
  presentationId: string;
  config: SectionConfig;
  onChange: (config: SectionConfig) => void;
  /** Of the subject: "CA". */
  state: string | null;
  /** What else can be set of a section. */
  children?: ReactNode;
}

/** What a section shows: a toggle for each flag, its title, and values of its own where the profile's are not taken. */
export function SectionSettings({ presentationId, config, onChange, state, children }: SectionSettingsProps) {
  const set = (field: string, value: unknown) => onChange({ ...config, [field]: value });
  const isOwn = 'shouldFetchFromUserProfile' in config && !config.shouldFetchFromUserProfile;
  const texts = isOwn ? Object.entries(config).filter(([field]) => field in ownTexts) : [];
  const pictures = isOwn ? Object.entries(config).filter(([field]) => field in ownPictures) : [];
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 1.5, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.sunken' }}>
      {'title' in config && <TextField label="Title" value={config.title} onCommit={(title) => set('title', title)} />}
      <Box role="group" aria-label="Shown" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {flagsOf(config).map(({ flag, label, isOn }) => (
          <Button
            key={flag}
            size="small"
            variant={isOn ? 'primary' : 'outlined'}
            aria-pressed={isOn}
            onClick={() => set(flag, !isOn)}
          >
            {label}
          </Button>
        ))}
      </Box>
      {texts.map(([field, value]) => (
        <TextField
          key={field}
          label={ownTexts[field] ?? field}
          value={typeof value === 'string' ? value : ''}
          onCommit={(text) => set(field, text || null)}
        />
      ))}
      {pictures.map(([field, value]) => (
        <PictureField
          key={field}
          presentationId={presentationId}
          label={ownPictures[field]?.label ?? field}
          shape={ownPictures[field]?.shape ?? 'logo'}
          url={typeof value === 'string' ? value : null}
          onChange={(url) => set(field, url)}
        />
      ))}
      {config.type === 'insights' && <InsightsPlace config={config} onChange={onChange} />}
      {config.type === 'net-sheet' && <NetSheetCosts config={config} state={state} onChange={onChange} />}
      {children}
      <SaveSection config={config} />
    </Box>
  );
}
