import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import countiesUrl from 'us-atlas/counties-10m.json?url';
import type { GeoJSONSource, MapInstance, StyleSpecification } from './map-library.ts';
import { darkColors, fontFamily, lightColors } from '../tokens.ts';

/** A place that a map without streets names and outlines. */
export interface NamedPlace {
  name: string;
  /** Larger ones stand out, and show from farther away. */
  isCity: boolean;
  latitude: number;
  longitude: number;
  /** Corners as [latitude, longitude]; empty where none is known. */
  ring: readonly (readonly [number, number])[];
}

const colors = {
  light: {
    water: '#cfdde2',
    land: lightColors.paper,
    border: '#d6cfc1',
    text: lightColors.inkMuted,
    soft: lightColors.accentSoft,
    outline: '#b9cfca',
  },
  dark: {
    water: '#0f2027',
    land: darkColors.surface,
    border: '#46423b',
    text: darkColors.inkMuted,
    soft: darkColors.accentSoft,
    outline: '#2b4f4a',
  },
} as const;

/** Sources that hold places; they are filled while the map moves. */
export const PLACE_NAMES = 'place-names';
export const PLACE_OUTLINES = 'place-outlines';
const COUNTIES = 'counties';

const PAGE_FONT = fontFamily.split(',')[0]?.replaceAll("'", '') ?? '';
const empty: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };

export interface BundledStyle {
  style: StyleSpecification;
  /** Draws the counties; for when the map stands. */
  fillIn: (map: MapInstance) => void;
}

/**
 * A map of our own for where no other answers: the land with its states and counties (US Census, through us-atlas), and the places of the
 * listings with their outlines. Its text is drawn with the font of the page.
 */
export async function bundledStyle(theme: 'light' | 'dark'): Promise<BundledStyle> {
  const response = await fetch(countiesUrl);
  const atlas = (await response.json()) as Topology<Record<string, GeometryCollection>>;
  const { counties, states, nation } = atlas.objects;
  if (!counties || !states || !nation) throw new Error('The bundled map has no borders');
  const { water, land, border, text, soft, outline } = colors[theme];
  // Borders as lines, each once, and most of them later: as shapes they would keep the first pins waiting.
  const fillIn = (map: MapInstance) => void map.getSource<GeoJSONSource>(COUNTIES)?.setData(mesh(atlas, counties));
  const style: StyleSpecification = {
    version: 8,
    sources: {
      nation: { type: 'geojson', data: feature(atlas, nation), attribution: 'Borders: US Census Bureau' },
      states: { type: 'geojson', data: mesh(atlas, states) },
      [COUNTIES]: { type: 'geojson', data: empty },
      [PLACE_OUTLINES]: { type: 'geojson', data: empty },
      [PLACE_NAMES]: { type: 'geojson', data: empty },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': water } },
      { id: 'land', type: 'fill', source: 'nation', paint: { 'fill-color': land } },
      { id: 'counties', type: 'line', source: COUNTIES, minzoom: 6, paint: { 'line-color': border, 'line-width': 1 } },
      { id: 'states', type: 'line', source: 'states', paint: { 'line-color': border, 'line-width': 1.5 } },
      {
        id: 'outlines',
        type: 'fill',
        source: PLACE_OUTLINES,
        minzoom: 9,
        paint: { 'fill-color': soft, 'fill-opacity': 0.35 },
      },
      {
        id: 'outline-lines',
        type: 'line',
        source: PLACE_OUTLINES,
        minzoom: 10,
        paint: { 'line-color': outline, 'line-width': 1 },
      },
      {
        id: 'names',
        type: 'symbol',
        source: PLACE_NAMES,
        layout: {
          'text-field': ['get', 'name'],
          'text-font': [PAGE_FONT],
          'text-size': ['case', ['get', 'isCity'], 14, 12],
          'text-max-width': 8,
          // A little aside where a pin stands in the middle of a place.
          'text-variable-anchor': ['center', 'bottom', 'top', 'left', 'right'],
          'text-radial-offset': 0.8,
          'symbol-sort-key': ['case', ['get', 'isCity'], 0, 1],
        },
        paint: { 'text-color': text, 'text-halo-color': land, 'text-halo-width': 1.5 },
      },
    ],
  };
  return { style, fillIn };
}

/** Places as the sources of the bundled style take them. */
export function placeFeatures(places: readonly NamedPlace[]) {
  const names = places.map(({ name, isCity, latitude, longitude }) => ({
    type: 'Feature' as const,
    properties: { name, isCity },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  }));
  const outlines = places.flatMap(({ ring, isCity }) =>
    isCity || ring.length < 3
      ? []
      : {
          type: 'Feature' as const,
          properties: {},
          geometry: { type: 'Polygon' as const, coordinates: [[...ring, ring[0] ?? [0, 0]].map(([lat, lng]) => [lng, lat])] },
        },
  );
  return {
    names: { type: 'FeatureCollection' as const, features: names },
    outlines: { type: 'FeatureCollection' as const, features: outlines },
  };
}
