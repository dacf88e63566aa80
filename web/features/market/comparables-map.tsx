import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ValuationAnswer } from '#contract/valuation-answer.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import MapCanvas from '#web/ui/map/map-canvas.tsx';
import type { MapInstance } from '#web/ui/map/map-library.ts';
import { Pins, type Pin } from '#web/ui/map/pins.tsx';
import { referenceOf } from './comparables-table.tsx';
import { shortDollars } from './market-formats.ts';
import { findPlaces, mapStyleQuery } from './market.data.ts';

const SUBJECT = 'subject';
const PADDING_PX = 48;
const START_ZOOM = 13;
const MAX_ZOOM = 16;

export interface ComparablesMapProps {
  found: ValuationAnswer;
  onOpen: (listing: ListingReference) => void;
}

/** The home and its comparables, each with what it comes to; the table beside tells the same in words. */
export default function ComparablesMap({ found, onOpen }: ComparablesMapProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const { data: styles } = useQuery(mapStyleQuery);
  const { subject, comparables, value } = found;
  const placed = comparables.flatMap(({ listing, adjusted }): Pin[] => {
    const { id, latitude, longitude } = listing;
    return latitude === null || longitude === null
      ? []
      : [{ id, latitude, longitude, label: shortDollars(adjusted), color: 'sold' }];
  });
  const { latitude, longitude } = subject;
  const own: Pin[] =
    latitude === null || longitude === null
      ? []
      : [
          {
            id: SUBJECT,
            latitude,
            longitude,
            label: value === null ? 'This home' : `This home ${shortDollars(value)}`,
            color: 'subject',
          },
        ];
  const pins = [...own, ...placed];
  const [first] = own.length > 0 ? own : placed;
  const bounds = JSON.stringify([
    Math.min(...pins.map((pin) => pin.longitude)),
    Math.min(...pins.map((pin) => pin.latitude)),
    Math.max(...pins.map((pin) => pin.longitude)),
    Math.max(...pins.map((pin) => pin.latitude)),
  ]);
  const fit = useCallback(
    (map: MapInstance) => {
      map.fitBounds(JSON.parse(bounds) as [number, number, number, number], {
        padding: PADDING_PX,
        maxZoom: MAX_ZOOM,
        animate: false,
      });
    },
    [bounds],
  );
  const press = useCallback(
    (id: string) => {
      const one = comparables.find(({ listing }) => listing.id === id);
      if (one) onOpen(referenceOf(one));
    },
    [comparables, onOpen],
  );
  if (!first) return <Box sx={{ p: 2, color: 'text.secondary' }}>None of them has a known place.</Box>;
  return (
    <Box sx={{ position: 'relative', height: 360, mx: 2, mb: 1, borderRadius: '12px', overflow: 'hidden', touchAction: 'none' }}>
      {styles && (
        <MapCanvas
          label="Map of the comparables"
          styles={styles}
          start={{ ...first, zoom: START_ZOOM }}
          findPlaces={findPlaces}
          onLoad={fit}
        >
          <Pins pins={pins} marked={[SUBJECT, pointed]} onPoint={setPointed} onPress={press} isSpread />
        </MapCanvas>
      )}
    </Box>
  );
}
