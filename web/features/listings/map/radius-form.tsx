import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import type { AreaFilter, NamedArea } from '#contract/listing-search.ts';
import { searchLimits } from '#contract/listing-vocabulary.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { listingSearchQuery, placesQuery } from '../listings.data.ts';
import { boundsOf } from './area-shapes.ts';
import { outlineQuery } from './map.data.ts';

interface RadiusFormProps {
  onArea: (area: AreaFilter) => void;
}

const NOT_FOUND = 'No place of this name is known. Try a street address, a ZIP or a neighborhood.';

/** A circle without drawing: an address or place as it is typed, and miles around it. */
export function RadiusForm({ onArea }: RadiusFormProps) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  /** The middle of what a text names: an address by a listing there, a place by its outline. */
  const locate = async (text: string): Promise<{ latitude: number; longitude: number } | null> => {
    const { items } = await queryClient.fetchQuery(placesQuery(text));
    const place: NamedArea = { type: 'named-area', ...(items[0] ?? { nameType: 'street-and-number', name: text }) };
    const outline = place.nameType.startsWith('street') ? null : await queryClient.fetchQuery(outlineQuery(place));
    if (outline?.ring) {
      const [west, south, east, north] = boundsOf(outline.ring);
      return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
    }
    const propertyStatus = ['active', 'pending', 'contingent', 'sold'] as const;
    const found = await queryClient.fetchQuery(
      listingSearchQuery({ areaFilter: place, propertyStatus: [...propertyStatus], paginationLimit: 1 }),
    );
    const { latitude = null, longitude = null } = found.items[0] ?? {};
    return latitude === null || longitude === null ? null : { latitude, longitude };
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const field = (name: string): string => {
      const value = data.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const [text, miles] = [field('place'), Number(field('miles'))];
    if (text === '') return setProblem('Type an address or a place.');
    if (!(miles > 0 && miles <= searchLimits.radiusMiles)) return setProblem(`Miles go from 0.1 to ${searchLimits.radiusMiles}.`);
    setBusy(true);
    try {
      const middle = await locate(text);
      if (!middle) return setProblem(NOT_FOUND);
      setProblem(null);
      onArea({ type: 'radius', ...middle, distance: miles });
    } catch {
      setProblem('The place could not be looked up. Try again.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box
      component="form"
      onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}
      noValidate
      sx={{ px: 2, py: 1.5 }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 180px' }}>
          <TextInput name="place" label="Around an address or place" autoComplete="off" maxLength={100} />
        </Box>
        <Box sx={{ width: 88 }}>
          <TextInput name="miles" label="Miles" inputMode="decimal" defaultValue="1" maxLength={6} />
        </Box>
        <Button type="submit" variant="outlined" disabled={isBusy}>
          {isBusy ? 'Looking' : 'Search around'}
        </Button>
      </Box>
      <Box role="alert" sx={{ fontSize: 13, color: 'error.main', mt: problem ? 1 : 0 }}>
        {problem}
      </Box>
    </Box>
  );
}
