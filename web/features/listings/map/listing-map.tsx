import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ListingDetails } from '#contract/listings.ts';
import MapCanvas from '#web/ui/map/map-canvas.tsx';
import type { MapInstance } from '#web/ui/map/map-library.ts';
import { MapFailed, MapLoading } from '#web/ui/map/map-failed.tsx';
import { Pins } from '#web/ui/map/pins.tsx';
import { fullAddress } from '../formats.ts';
import { pinsOf, placesOf } from './map-pins.ts';
import { mapStyleQuery } from './map.data.ts';
import { useBundledPlaces } from './use-bundled-places.ts';

const STREETS_ZOOM = 13;
/** Around the listing, for the names of places: about what the map shows at first, and somewhat more. */
const AROUND_DEGREES = 0.08;
const nothing = (): void => {};

interface ListingMapProps {
  listing: ListingDetails;
  latitude: number;
  longitude: number;
}

/** Where one listing lies. */
export default function ListingMap({ listing, latitude, longitude }: ListingMapProps) {
  const { data: styles, error, refetch } = useQuery(mapStyleQuery);
  const [loaded, setLoaded] = useState<{ map: MapInstance; isBundled: boolean } | null>(null);
  const onLoad = useCallback((map: MapInstance, isBundled: boolean) => setLoaded({ map, isBundled }), []);
  useBundledPlaces(loaded, {
    north: Math.min(90, latitude + AROUND_DEGREES),
    south: Math.max(-90, latitude - AROUND_DEGREES),
    east: Math.min(180, longitude + AROUND_DEGREES),
    west: Math.max(-180, longitude - AROUND_DEGREES),
  });
  const pins = pinsOf(placesOf([{ listing: { ...listing, id: listing.uPropertyId }, latitude, longitude }]), []);
  return (
    <Box sx={{ position: 'relative', height: 300, borderRadius: '8px', overflow: 'hidden', border: 1, borderColor: 'divider' }}>
      {styles ? (
        <MapCanvas
          label={`Map around ${fullAddress(listing)}`}
          styles={styles}
          start={{ latitude, longitude, zoom: STREETS_ZOOM }}
          onLoad={onLoad}
        >
          <Pins pins={pins} marked={[]} onPoint={nothing} onPress={nothing} />
        </MapCanvas>
      ) : error ? (
        <MapFailed onRetry={() => void refetch()} />
      ) : (
        <MapLoading />
      )}
    </Box>
  );
}
