import type { PresentationProperty } from '#contract/presentation-property.ts';
import { streetOf } from './formats.ts';

const SIZE = { width: 720, height: 400, pad: 40 };
const MILES_PER_DEGREE = 69.09;
const RINGS_MILES = [0.25, 0.5, 1, 2, 5, 10];

const legend = [
  ['subject', 'Subject Property'],
  ['comparable-sold', 'Comparable Sold'],
  ['comparable-pending', 'Comparable Pending'],
  ['comparable-active', 'Comparable Active'],
] as const;

interface Placed {
  home: PresentationProperty;
  latitude: number;
  longitude: number;
}

const placed = (home: PresentationProperty): Placed[] =>
  home.latitude === null || home.longitude === null ? [] : [{ home, latitude: home.latitude, longitude: home.longitude }];

interface MapPictureProps {
  title: string;
  subject: PresentationProperty | null;
  comparables: readonly PresentationProperty[];
}

/** Where the homes lie to each other, with distances: a drawing that needs no map host, the same on screen and on paper. */
export function MapPicture({ title, subject, comparables }: MapPictureProps) {
  const center = subject && placed(subject)[0];
  const others = comparables.flatMap(placed);
  const origin = center ?? others[0];
  if (!origin || others.length === 0) return null;
  const squeeze = Math.cos((origin.latitude * Math.PI) / 180);
  const offset = ({ latitude, longitude }: Placed) => ({
    east: (longitude - origin.longitude) * MILES_PER_DEGREE * squeeze,
    north: (latitude - origin.latitude) * MILES_PER_DEGREE,
  });
  const offsets = others.map((one) => ({ ...one, ...offset(one) }));
  const reach = Math.max(0.1, ...offsets.map(({ east, north }) => Math.max(Math.abs(east) / 1.8, Math.abs(north))));
  const scale = (SIZE.height / 2 - SIZE.pad) / reach;
  const at = ({ east, north }: { east: number; north: number }) => ({
    cx: SIZE.width / 2 + east * scale,
    cy: SIZE.height / 2 - north * scale,
  });
  const rings = RINGS_MILES.filter((miles) => miles * scale > 30 && miles * scale < SIZE.width / 2).slice(0, 3);
  return (
    <section className="pv-section pv-map">
      <h2>{title || 'The Neighborhood at a Glance'}</h2>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-label={`Where ${others.length} comparables lie around this home`}
      >
        <rect width={SIZE.width} height={SIZE.height} className="pv-map-ground" rx={12} />
        {rings.map((miles) => (
          <g key={miles}>
            <circle cx={SIZE.width / 2} cy={SIZE.height / 2} r={miles * scale} className="pv-ring" />
            <text x={SIZE.width / 2 + miles * scale * 0.707 + 4} y={SIZE.height / 2 - miles * scale * 0.707} className="pv-tick">
              {miles} mi
            </text>
          </g>
        ))}
        {offsets.map((one, index) => {
          const { cx, cy } = at(one);
          return (
            <g key={one.home.id} className={`pv-pin pv-pin-${one.home.type}`}>
              <circle cx={cx} cy={cy} r={13} />
              <text x={cx} y={cy + 4.5} textAnchor="middle">
                {index + 1}
              </text>
            </g>
          );
        })}
        {center && (
          <g className="pv-pin pv-pin-subject">
            <circle cx={SIZE.width / 2} cy={SIZE.height / 2} r={10} />
          </g>
        )}
      </svg>
      <ul className="pv-legend">
        {legend
          .filter(([type]) => type === 'subject' || others.some(({ home }) => home.type === type))
          .map(([type, label]) => (
            <li key={type} className={`pv-key pv-key-${type}`}>
              {label}
            </li>
          ))}
      </ul>
      <ol className="pv-map-list">
        {others.map(({ home }) => (
          <li key={home.id}>{streetOf(home)}</li>
        ))}
      </ol>
    </section>
  );
}
