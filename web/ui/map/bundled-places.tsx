import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { PLACE_NAMES, PLACE_OUTLINES, placeFeatures, type NamedPlace } from './bundled-style.ts';
import type { GeoJSONSource } from './map-library.ts';
import { viewOf, type ShownView } from './map-view.ts';

const CACHE_MS = 5 * 60_000;

/** Asks for the places of a view, those that matter most first. */
export type FindPlaces = (view: ShownView, signal: AbortSignal) => Promise<NamedPlace[]>;

/** The names and outlines of places on a map that has no streets, for what it shows. */
export function BundledPlaces({ find }: { find: FindPlaces }) {
  const { current: map } = useMap();
  const [view, setView] = useState<ShownView | null>(null);
  const { data: places } = useQuery({
    queryKey: ['map-places', view],
    queryFn: view ? ({ signal }) => find(view, signal) : skipToken,
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (!map) return;
    const look = () => setView(viewOf(map.getBounds()));
    if (map.loaded()) look();
    map.on('load', look);
    map.on('moveend', look);
    return () => {
      map.off('load', look);
      map.off('moveend', look);
    };
  }, [map]);
  useEffect(() => {
    if (!map || !places) return;
    const features = placeFeatures(places);
    const fill = (source: string, data: GeoJSON.FeatureCollection) =>
      map.getMap().getSource<GeoJSONSource>(source)?.setData(data);
    void fill(PLACE_NAMES, features.names);
    void fill(PLACE_OUTLINES, features.outlines);
  }, [map, places]);
  return null;
}
