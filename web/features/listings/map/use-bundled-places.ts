import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MapView } from '#contract/listing-map.ts';
import { PLACE_NAMES, PLACE_OUTLINES, placeFeatures } from '#web/ui/map/bundled-style.ts';
import type { GeoJSONSource, MapInstance } from '#web/ui/map/map-library.ts';
import { mapPlacesQuery } from './map.data.ts';

interface LoadedMap {
  map: MapInstance;
  isBundled: boolean;
}

/** Puts the names and outlines of our places on a map that has no streets. */
export function useBundledPlaces(loaded: LoadedMap | null, view: MapView | null): void {
  const { data: names } = useQuery(mapPlacesQuery(loaded?.isBundled ? view : null));
  useEffect(() => {
    if (!loaded?.isBundled || !names) return;
    const features = placeFeatures(
      names.items.map(({ nameType, name, latitude, longitude, ring: corners }) => ({
        ...{ name, latitude, longitude, ring: corners },
        isCity: nameType === 'city',
      })),
    );
    const fill = (source: string, data: GeoJSON.FeatureCollection) => loaded.map.getSource<GeoJSONSource>(source)?.setData(data);
    void fill(PLACE_NAMES, features.names);
    void fill(PLACE_OUTLINES, features.outlines);
  }, [loaded, names]);
}
