import Box from '@mui/material/Box';
import { propertyTypeLabels, propertyTypes, type PropertyType } from '#contract/listing-vocabulary.ts';
import type { SectionConfigOf } from '#contract/presentation-sections.ts';
import { Select } from '#web/ui/select.tsx';
import { TextField } from './text-field.tsx';

interface InsightsPlaceProps {
  config: SectionConfigOf<'insights'>;
  onChange: (config: SectionConfigOf<'insights'>) => void;
}

const AS_THE_HOME = '';
const types: readonly (readonly [PropertyType | typeof AS_THE_HOME, string])[] = [
  [AS_THE_HOME, 'As the home'],
  ...propertyTypes.map((type) => [type, propertyTypeLabels[type]] as const),
];

/** Which market the figures are of; what is left out is as the home has it. */
export function InsightsPlace({ config, onChange }: InsightsPlaceProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}>
      <TextField
        label="Neighborhood"
        value={config.neighborhood ?? ''}
        onCommit={(name) => onChange({ ...config, neighborhood: name || null })}
      />
      <TextField label="City" value={config.city ?? ''} onCommit={(name) => onChange({ ...config, city: name || null })} />
      <TextField
        label="State"
        maxLength={2}
        value={config.state ?? ''}
        onCommit={(state) => onChange({ ...config, state: state.toUpperCase() || null })}
      />
      <Box component="label" sx={{ display: 'grid', gap: 0.75, alignContent: 'start' }}>
        <Box component="span" sx={{ typography: 'h5', fontWeight: 550 }}>
          Property type
        </Box>
        <Select
          value={config.propertyType ?? AS_THE_HOME}
          options={types}
          onChange={(type) => onChange({ ...config, propertyType: type === AS_THE_HOME ? null : type })}
        />
      </Box>
    </Box>
  );
}
