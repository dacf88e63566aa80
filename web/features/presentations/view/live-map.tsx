import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { LngLatBounds } from 'maplibre-gl';
import { getMapStyle } from '#contract/listing-map.ts';
import { callApi } from '#web/platform/api.ts';
import MapCanvas from '#web/ui/map/map-canvas.tsx';
import { MapLoading } from '#web/ui/map/map-failed.tsx';
import type { MapInstance } from '#web/ui/map/map-library.ts';
import { Pins } from '#web/ui/map/pins.tsx';
import type { PlacedHome } from './placed-homes.ts';

/** Its own, since the page of a shared link has none. */
const queryClient = new QueryClient();
const BOUNDS_PADDING_PX = 50;
const NEAREST_ZOOM = 15;
const nothing = (): void => {};

const colors = {
  subject: 'subject',
  'comparable-sold': 'sold',
  'comparable-pending': 'pending',
  'comparable-active': 'active',
  other: 'other',
} as const satisfies Record<PlacedHome['marker'], string>;

export interface LiveMapProps {
  homes: readonly PlacedHome[];
  selected: string | null;
  onSelect: (id: string) => void;
  /** The host of streets does not answer: a drawing tells more than a map without them. */
  onUnavailable: () => void;
}

export default function LiveMap(props: LiveMapProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Streets {...props} />
    </QueryClientProvider>
  );
}

function Streets({ homes, selected, onSelect, onUnavailable }: LiveMapProps) {
  const { data: styles, isError } = useQuery({
    queryKey: ['map-style-address'],
    queryFn: ({ signal }) => callApi(getMapStyle, {}, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  useEffect(() => {
    if (isError) onUnavailable();
  }, [isError, onUnavailable]);
  const onLoad = useCallback(
    (map: MapInstance) => {
      const bounds = new LngLatBounds();
      for (const { latitude, longitude } of homes) bounds.extend([longitude, latitude]);
      map.fitBounds(bounds, { padding: BOUNDS_PADDING_PX, maxZoom: NEAREST_ZOOM, animate: false });
    },
    [homes],
  );
  const [first] = homes;
  if (!styles || !first) return <MapLoading />;
  return (
    <MapCanvas
      label="Map of the homes"
      styles={styles}
      theme="light"
      start={{ latitude: first.latitude, longitude: first.longitude, zoom: 12 }}
      onLoad={onLoad}
      onBundled={onUnavailable}
    >
      <Pins
        pins={homes.map(({ home, marker, label, latitude, longitude }) => ({
          id: home.id,
          color: colors[marker],
          ...{ label, latitude, longitude },
        }))}
        marked={[selected]}
        onPoint={nothing}
        onPress={onSelect}
        isSpread
      />
    </MapCanvas>
  );
}
