import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import type { AreaFilter, Circle, NamedArea } from '#contract/listing-search.ts';
import type { ListingResult } from '#contract/listings.ts';
import { searchLimits } from '#contract/listing-vocabulary.ts';
import { withinAlso } from '#contract/search-areas.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { listingSearchQuery, placesQuery } from '../listings.data.ts';
import { boundsOf } from './area-shapes.ts';
import { outlineQuery } from './map.data.ts';

interface RadiusFormProps {
  /** What is searched now. */
  area: AreaFilter | null;
  onArea: (area: AreaFilter) => void;
}

/** Of the button that keeps the area that is searched. */
const BESIDES = 'besides';
const NOT_FOUND = 'No place of this name is known. Try a street address, a ZIP or a neighborhood.';

const numberOf = ({ addressLine1 }: Pick<ListingResult, 'addressLine1'>): number => Number.parseInt(addressLine1 ?? '', 10);

/** Ten blocks on are another part of town, as for the assistant. */
const MAX_NUMBERS_APART = 1_000;

/** An address of no listing is taken to stand beside the nearest house number of its street. */
function nearestNumber(homes: readonly ListingResult[], number: number): ListingResult | null {
  const apart = (home: ListingResult): number => Math.abs(numberOf(home) - number);
  const known = homes.filter((home) => apart(home) <= MAX_NUMBERS_APART && home.latitude !== null);
  return known.toSorted((one, other) => apart(one) - apart(other))[0] ?? null;
}

/** A circle without drawing: an address or place as it is typed, and miles around it, in the place of the area or besides it. */
export function RadiusForm({ area, onArea }: RadiusFormProps) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  /** The middle of what a text names: an address by a listing there or beside it on its street, a place by its outline. */
  const locate = async (text: string): Promise<Pick<Circle, 'latitude' | 'longitude' | 'name'> | null> => {
    const { items } = await queryClient.fetchQuery(placesQuery(text));
    const place: NamedArea = { type: 'named-area', ...(items[0] ?? { nameType: 'street-and-number', name: text }) };
    const outline = place.nameType.startsWith('street') ? null : await queryClient.fetchQuery(outlineQuery(place));
    if (outline?.ring) {
      const [west, south, east, north] = boundsOf(outline.ring);
      return { latitude: (south + north) / 2, longitude: (west + east) / 2, name: place.name };
    }
    const homesAt = async (area: NamedArea) => {
      const propertyStatus = ['active', 'pending', 'contingent', 'sold'] as const;
      const { items: homes } = await queryClient.fetchQuery(
        listingSearchQuery({ areaFilter: area, propertyStatus: [...propertyStatus], paginationLimit: searchLimits.pageSize }),
      );
      return homes;
    };
    const [, number, street] = /^\s*(\d{1,6})\s+(\S.*)$/.exec(text) ?? [];
    const [home] = await homesAt(place);
    const beside =
      home || !street
        ? null
        : nearestNumber(await homesAt({ type: 'named-area', nameType: 'street', name: street }), Number(number));
    const { latitude = null, longitude = null } = home ?? beside ?? {};
    return latitude === null || longitude === null ? null : { latitude, longitude, name: place.name };
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isBesides = event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter?.getAttribute('value') === BESIDES;
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
      const circle: Circle = { type: 'radius', ...middle, distance: miles };
      onArea(isBesides ? withinAlso(area, circle) : circle);
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
        {area && (
          <Button type="submit" value={BESIDES} disabled={isBusy}>
            Also within
          </Button>
        )}
      </Box>
      <Box sx={{ fontSize: 12, color: 'text.secondary', mt: 0.75 }}>
        Distances are straight lines.{area && ' “Also within” narrows the area that is searched.'}
      </Box>
      <Box role="alert" sx={{ fontSize: 13, color: 'error.main', mt: problem ? 1 : 0 }}>
        {problem}
      </Box>
    </Box>
  );
}
