import type { AreaFilter } from '#contract/listing-search.ts';

/** An area in words, with what is around it: "Noe Valley, San Francisco", "94114, San Francisco", "Alameda County, CA". */
export function areaName(area: AreaFilter): string {
  if (area.type === 'polygon') return 'the drawn area';
  if (area.type === 'radius')
    return `a circle of ${area.distance} ${area.distance === 1 ? 'mile' : 'miles'} around ${area.name ?? 'that point'}`;
  if (area.type === 'any-of') {
    const parts = partsOfOneCity(area);
    if (parts) return parts;
    const [areas = [], except = [], near = []] = [area.areas, area.except ?? [], area.near ?? []].map((some) =>
      some.map(areaName),
    );
    const within = [areas.join(' or '), near.join(' and ')].filter(Boolean).join(', ') || 'everywhere';
    return except.length > 0 ? `${within} but ${except.join(' and ')}` : within;
  }
  const { nameType, name, context } = area;
  const ofState = nameType === 'city' || nameType === 'county' || nameType === 'school-district';
  const around = ofState ? context?.stateAbbreviated : context?.city;
  const own = nameType === 'county' && !/\b(county|parish|borough)$/i.test(name) ? `${name} County` : name;
  return around ? `${own}, ${around}` : own;
}

/** "Outer Sunset or Inner Sunset, San Francisco": the city of several parts is named once. */
function partsOfOneCity({ areas, except, near }: Extract<AreaFilter, { type: 'any-of' }>): string | null {
  const [city, ...others] = areas.map(
    (one) => (one.type === 'named-area' && one.nameType === 'neighborhood' && one.context?.city) || null,
  );
  if (!city || except?.length || near?.length || others.length === 0 || others.some((other) => other !== city)) return null;
  return `${areas.map((one) => ('name' in one ? one.name : '')).join(' or ')}, ${city}`;
}

/** The city around a part of it, to compare the part with; null for anything else. */
export function cityAround(area: AreaFilter | null): AreaFilter | null {
  if (area?.type !== 'named-area' || (area.nameType !== 'neighborhood' && area.nameType !== 'zip-code')) return null;
  const { city, stateAbbreviated } = area.context ?? {};
  if (!city) return null;
  return { type: 'named-area', nameType: 'city', name: city, ...(stateAbbreviated ? { context: { stateAbbreviated } } : {}) };
}
