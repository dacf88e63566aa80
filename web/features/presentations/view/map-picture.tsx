import type { PlacedHome } from './placed-homes.ts';

const SIZE = { width: 720, height: 400, pad: 40 };
const MILES_PER_DEGREE = 69.09;
const RINGS_MILES = [0.25, 0.5, 1, 2, 5, 10];

interface MapPictureProps {
  /** The subject first, where its place is known. */
  homes: readonly PlacedHome[];
  /** For the pointer; the list below is for everybody. */
  onSelect: (id: string) => void;
}

/** Where the homes lie to each other, with distances: a drawing that needs no map host, the same on screen and on paper. */
export function MapPicture({ homes, onSelect }: MapPictureProps) {
  const subject = homes.find(({ home }) => home.type === 'subject');
  const origin = subject ?? middleOf(homes);
  if (!origin) return null;
  const others = homes.filter((one) => one !== subject);
  const squeeze = Math.cos((origin.latitude * Math.PI) / 180);
  const offsets = others.map((one) => ({
    ...one,
    east: (one.longitude - origin.longitude) * MILES_PER_DEGREE * squeeze,
    north: (one.latitude - origin.latitude) * MILES_PER_DEGREE,
  }));
  const reach = Math.max(0.1, ...offsets.map(({ east, north }) => Math.max(Math.abs(east) / 1.8, Math.abs(north))));
  const scale = (SIZE.height / 2 - SIZE.pad) / reach;
  const rings = RINGS_MILES.filter((miles) => miles * scale > 30 && miles * scale < SIZE.width / 2).slice(0, 3);
  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={subject ? `Where ${others.length} comparables lie around this home` : `Where ${others.length} homes lie`}
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
      {!subject && offsets.length > 1 && (
        <polyline
          className="pv-route"
          points={offsets
            .map(({ east, north }) => `${SIZE.width / 2 + east * scale},${SIZE.height / 2 - north * scale}`)
            .join(' ')}
        />
      )}
      {offsets.map(({ home, marker, label, east, north }) => {
        const [cx, cy] = [SIZE.width / 2 + east * scale, SIZE.height / 2 - north * scale];
        return (
          <g key={home.id} className={`pv-pin pv-pin-${marker}`} onClick={() => onSelect(home.id)}>
            <circle cx={cx} cy={cy} r={13} />
            <text x={cx} y={cy + 4.5} textAnchor="middle">
              {label}
            </text>
          </g>
        );
      })}
      {subject && (
        <g className="pv-pin pv-pin-subject" onClick={() => onSelect(subject.home.id)}>
          <circle cx={SIZE.width / 2} cy={SIZE.height / 2} r={10} />
        </g>
      )}
    </svg>
  );
}

function middleOf(homes: readonly PlacedHome[]): { latitude: number; longitude: number } | null {
  if (homes.length === 0) return null;
  const [latitudes, longitudes] = [homes.map(({ latitude }) => latitude), homes.map(({ longitude }) => longitude)];
  const middle = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
  return { latitude: middle(latitudes), longitude: middle(longitudes) };
}
