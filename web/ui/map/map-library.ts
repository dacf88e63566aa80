import * as maplibre from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';

// From our own origin, as the policy of the server wants it; the library would make a blob of its own source.
maplibre.setWorkerUrl(workerUrl);

export { maplibre };
export type { GeoJSONSource, Map as MapInstance, StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl';
