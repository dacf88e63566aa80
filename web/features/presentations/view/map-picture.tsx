import { spreadApart } from '#web/ui/map/spread-apart.ts';
import type { PlacedHome } from './placed-homes.ts';

const SIZE = { width: 720, height: 400, pad: 40 };
const MILES_PER_DEGREE = 69.09;
const RINGS_MILES = [0.25, 0.5, 1, 2, 5, 10];
const PIN_RADIUS = 13;
/** Of pins as they are on a phone, where they are drawn larger. */
const HALF = { pin: 15, subject: 14 };
/** Room of "0.25 mi", above its line. */
const LABEL = { width: 44, height: 14, gap: 8 };
/** Of its line: letters of a phone are so high. */
const LABEL_TOP = 26;
/** Where a ring may be named, right above first: drawings mostly name theirs in one line. */
const LABEL_CORNERS = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;
/** From so far on a line leads from a pin that was moved aside to its place. */
const ASIDE = 6;

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
  const [middleX, middleY] = [SIZE.width / 2, SIZE.height / 2];
  const places = offsets.map(({ east, north }) => ({ x: middleX + east * scale, y: middleY - north * scale }));
  const boxed = (half: number, place: { x: number; y: number }) => ({ ...place, halfWidth: half, halfHeight: half });
  // The subject stays where it is.
  const own = subject ? [boxed(HALF.subject, { x: middleX, y: middleY })] : [];
  const aside = spreadApart([...own, ...places.map((place) => boxed(HALF.pin, place))]).slice(own.length);
  const pins = places.map(({ x, y }, at) => ({ x: x + (aside[at]?.[0] ?? 0), y: y + (aside[at]?.[1] ?? 0) }));
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
          <circle cx={middleX} cy={middleY} r={miles * scale} className="pv-ring" />
          <text {...labelPlace(miles * scale, pins)} className="pv-tick">
            {miles} mi
          </text>
        </g>
      ))}
      {!subject && offsets.length > 1 && (
        <polyline className="pv-route" points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
      )}
      {offsets.map(({ home, marker, label }, at) => {
        const [{ x, y } = { x: 0, y: 0 }, { x: cx, y: cy } = { x: 0, y: 0 }] = [places[at], pins[at]];
        return (
          <g key={home.id} className={`pv-pin pv-pin-${marker}`} onClick={() => onSelect(home.id)}>
            {Math.hypot(cx - x, cy - y) > ASIDE && <line x1={x} y1={y} x2={cx} y2={cy} />}
            <circle cx={cx} cy={cy} r={PIN_RADIUS} />
            <text x={cx} y={cy} dy="0.35em" textAnchor="middle">
              {label}
            </text>
          </g>
        );
      })}
      {subject && (
        <g className="pv-pin pv-pin-subject" onClick={() => onSelect(subject.home.id)}>
          <circle cx={middleX} cy={middleY} r={10} />
        </g>
      )}
    </svg>
  );
}

/** Where a ring's distance stands: where no pin lies on it, as far as there is such a place. */
function labelPlace(radius: number, pins: readonly { x: number; y: number }[]) {
  const corners = LABEL_CORNERS.map(([east, south]) => ({
    x: SIZE.width / 2 + east * (radius * 0.707 + 4),
    y: SIZE.height / 2 + south * radius * 0.707 + (south > 0 ? LABEL.height : 0),
    textAnchor: east > 0 ? ('start' as const) : ('end' as const),
  }));
  // A ring wider than the drawing is named where its line leaves it.
  const inside = corners.map(({ x, y, textAnchor }) => (isInside(y) ? { x, y, textAnchor } : atEdge(radius, textAnchor, y < 0)));
  const isFree = ({ x, y, textAnchor }: (typeof corners)[number]) => {
    const [left, top] = [textAnchor === 'start' ? x : x - LABEL.width, y - LABEL.height];
    return pins.every(
      (pin) =>
        Math.hypot(
          pin.x - Math.min(Math.max(pin.x, left), left + LABEL.width),
          pin.y - Math.min(Math.max(pin.y, top), top + LABEL.height),
        ) > HALF.pin,
    );
  };
  return inside.find(isFree) ?? inside[0];
}

const isInside = (y: number): boolean => y >= LABEL_TOP && y <= SIZE.height - LABEL.gap;

function atEdge(radius: number, textAnchor: 'start' | 'end', isTop: boolean) {
  const y = isTop ? LABEL_TOP : SIZE.height - LABEL.gap;
  const half = Math.sqrt(Math.max(0, radius ** 2 - (y - LABEL.height / 2 - SIZE.height / 2) ** 2));
  return { x: SIZE.width / 2 + (textAnchor === 'start' ? half + LABEL.gap : -half - LABEL.gap), y, textAnchor };
}

function middleOf(homes: readonly PlacedHome[]): { latitude: number; longitude: number } | null {
  if (homes.length === 0) return null;
  const [latitudes, longitudes] = [homes.map(({ latitude }) => latitude), homes.map(({ longitude }) => longitude)];
  const middle = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
  return { latitude: middle(latitudes), longitude: middle(longitudes) };
}
