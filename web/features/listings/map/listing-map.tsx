import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ListingDetails } from '#contract/listings.ts';
import MapCanvas from '#web/ui/map/map-canvas.tsx';
import { MapFailed, MapLoading } from '#web/ui/map/map-failed.tsx';
import { Pins } from '#web/ui/map/pins.tsx';
import { fullAddress } from '../formats.ts';
import { pinsOf, placesOf } from './map-pins.ts';
import { findPlaces, mapStyleQuery } from './map.data.ts';

const STREETS_ZOOM = 13;
const nothing = (): void => {};

interface ListingMapProps {
  listing: ListingDetails;
  latitude: number;
  longitude: number;
}

/** Where one listing lies. */
export default function ListingMap({ listing, latitude, longitude }: ListingMapProps) {
  const { data: styles, error, refetch } = useQuery(mapStyleQuery);
  const pins = pinsOf(placesOf([{ listing: { ...listing, id: listing.uPropertyId }, latitude, longitude }]), []);
  return (
    <Box sx={{ position: 'relative', height: 300, borderRadius: '8px', overflow: 'hidden', border: 1, borderColor: 'divider' }}>
      {styles ? (
        <MapCanvas
          label={`Map around ${fullAddress(listing)}`}
          styles={styles}
          start={{ latitude, longitude, zoom: STREETS_ZOOM }}
          findPlaces={findPlaces}
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
