/** How files spell a status and a type of home, and what RESO calls them. Keys are without capitals, blanks and punctuation. */
const statuses: Record<string, string> = {
  ...named('Active', [
    'a',
    'act',
    'actv',
    'active',
    'new',
    'forsale',
    'activeforsale',
    'houseforsale',
    'homeforsale',
    'condoforsale',
    'townhouseforsale',
    'lotlandforsale',
    'multifamilyhomeforsale',
    'newconstruction',
    'readytobuild',
    'forrent',
    'houseforrent',
    'apartmentforrent',
    'activeunderconstruction',
    'activenew',
    'newlisting',
    'activereduced',
    'onmarket',
    'bom',
    'backonmarket',
    'priceincrease',
    'pricedecrease',
    'pricechange',
    'available',
  ]),
  ...named('Active Under Contract', [
    'auc',
    'activeundercontract',
    'contingent',
    'ctg',
    'activecontingent',
    'undercontract',
    'uc',
    'ac',
    'activeoptioncontract',
    'acceptingbackups',
    'pendingtakingbackups',
  ]),
  ...named('Pending', [
    'pendingsale',
    'pendingoffer',
    'salepending',
    'p',
    'pnd',
    'pnc',
    'pend',
    'pending',
    'pendingnoshow',
    'undercontractnoshow',
  ]),
  ...named('Closed', [
    's',
    'sld',
    'clsd',
    'sold',
    'closed',
    'cls',
    'closedsale',
    'leased',
    'rented',
    'pastsale',
    'recentlysold',
    'soldmls',
    'closedsold',
    'soldpublicrecords',
  ]),
  ...named('Coming Soon', ['cs', 'comingsoon', 'comingsoonnoshow']),
  ...named('Withdrawn', ['offmarket', 'delisted', 'w', 'wth', 'withdrawn', 'tom', 'tempoffmarket', 'temporarilyoffmarket']),
  ...named('Expired', ['x', 'e', 'exp', 'expired']),
  ...named('Canceled', ['can', 'canceled', 'cancelled', 'terminated', 't']),
  ...named('Hold', ['h', 'hold']),
};

const types: Record<string, string> = {
  ...named('Single Family Residence', [
    ...[
      'sf',
      'sfr',
      'sfh',
      'singlefamily',
      'singlefamilyresidence',
      'singlefamilyresidential',
      'singlefamilyhome',
      'singlefamilydetached',
    ],
    ...['detached', 'detachedsingle', 'detachedsinglefamily', 'house', 'onefam', '1fam', 'singlefamilydwelling', 'dwelling'],
    ...['onefamily', 'onefamilydwelling', 'onefamilydwellings', 'singlefamilydwellings', 'singlefamilyhomes', 'houses'],
  ]),
  // A class of homes, not a type.
  ...named('Residential', ['residential', 'res', 'resi', 'residentialproperty']),
  ...named('Condominium', [
    'condo',
    'condominium',
    'condocoop',
    'cond',
    'con',
    'condos',
    'condominiums',
    'con',
    'apartmentcondo',
  ]),
  ...named('Townhouse', [
    'townhouse',
    'townhome',
    'townhomes',
    'townhouses',
    'th',
    'twnhs',
    'twnhse',
    'twnhsi',
    'townhse',
    'rowhouse',
    'interiorrowtownhouse',
    'endofrowtownhouse',
    'townhouseend',
    'townhouseinterior',
    'attached',
    'attachedsinglefamily',
  ]),
  ...named('Stock Cooperative', ['coop', 'coops', 'cooperative', 'cooperatives', 'stockcooperative']),
  ...named('Duplex', [
    'duplex',
    'twofam',
    '2fam',
    'twofmcon',
    '2fmcon',
    'twofamily',
    'twofamilydwellings',
    'twofamilyconversion',
  ]),
  ...named('Triplex', ['triplex', 'threefamily', 'threefamilydwellings']),
  ...named('Quadruplex', ['quadruplex', 'fourplex', 'quadplex', 'fourfamily']),
  ...named('Multi Family', [
    'multifamily',
    'multifamily24unit',
    'multifamily5unit',
    'multifamily2to4units',
    'multi',
    'mf',
    'units',
    'multifamily24units',
    'residentialincome',
    'income',
  ]),
  ...named('Manufactured Home', ['manufactured', 'manufacturedhome', 'mobilemanufacturedhome', 'mfg', 'modular']),
  ...named('Mobile Home', ['mobilehome', 'mobile', 'mh']),
  ...named('Unimproved Land', [
    'land',
    'vacantland',
    'lot',
    'lots',
    'lotsland',
    'lotsandland',
    'lnd',
    'vacant',
    'unimprovedland',
  ]),
  ...named('Apartment', ['unitflatapartment', 'apartment', 'apt', 'apartments']),
  ...named('Loft', ['loft']),
};

function named(value: string, spellings: readonly string[]): Record<string, string> {
  return Object.fromEntries(spellings.map((spelling) => [spelling, value]));
}

const keyOf = (value: string) => value.toLowerCase().replace(/[^a-z0-9]/g, '');

/** RESO's StandardStatus for how a file spells it; undefined for what is no status. */
export const statusOf = (value: string): string | undefined => statuses[keyOf(value.replace(/^(?:redfin|zillow|mls)\b/i, ''))];

/**
 * RESO's PropertySubType for how a file spells it: as a whole, else by those of its parts that are known and say the same ("RES-Condo",
 * "32 - Condo (1 Level)", "01 ONE FAMILY DWELLINGS").
 */
export function typeOf(value: string): string | undefined {
  const whole = types[keyOf(value)];
  if (whole !== undefined || value.length > MAX_TYPE_CHARACTERS) return whole;
  const parts = value
    .split(/[-–/:;,()]+/)
    .map((part) => types[keyOf(part.replace(/^\s*\d+\s+/, ''))])
    .filter((type) => type !== undefined && type !== 'Residential');
  return new Set(parts).size === 1 ? parts[0] : undefined;
}
const MAX_TYPE_CHARACTERS = 60;

const statusCues: readonly (readonly [RegExp, string])[] = [
  [/coming|pre[- ]?(?:on[- ]?)?market|pre[- ]?list/i, 'Coming Soon'],
  [/\b(?:sold|closed|settled|leased|rented)\b|^(?:sold|closed)/i, 'Closed'],
  [/expir/i, 'Expired'],
  [/cancel|terminat/i, 'Canceled'],
  [/withdr|off[- ]?market|temp/i, 'Withdrawn'],
  [/\bhold/i, 'Hold'],
  [
    /option|contingen|kick|first right|show|back[- ]?up|w\/ ?contract|with contract|active.*contract|bumpable/i,
    'Active Under Contract',
  ],
  [/pend|contract|escrow|\buc\b|offer/i, 'Pending'],
  [/active|listed|sale|new|avail|market|price|rent/i, 'Active'],
];

const typeCues: readonly (readonly [RegExp, string])[] = [
  [/condo/i, 'Condominium'],
  [/town|row/i, 'Townhouse'],
  [/co-?op/i, 'Stock Cooperative'],
  [/duplex|two|2[- ]?(?:fam|unit)/i, 'Duplex'],
  [/triplex|three|3[- ]?(?:fam|unit)/i, 'Triplex'],
  [/four|quad|4[- ]?(?:fam|unit)/i, 'Quadruplex'],
  [/multi|units|income/i, 'Multi Family'],
  [/mobile/i, 'Mobile Home'],
  [/manufact|modular/i, 'Manufactured Home'],
  [/land|lot|acre|vacant/i, 'Unimproved Land'],
  [/apart|\bapt/i, 'Apartment'],
  [/loft/i, 'Loft'],
  [/single|detach|house|resid|ranch|story|cape|colonial|bungalow/i, 'Single Family Residence'],
];

/** What an unknown word most likely means, to offer and never to take by itself. */
export const statusLike = (value: string): string | null =>
  // "SLD 10/12/26" begins with a code that is known.
  statusCues.find(([cue]) => cue.test(value))?.[1] ?? statusOf(/^[a-z]+/i.exec(value)?.[0] ?? '') ?? null;
export const typeLike = (value: string): string => typeCues.find(([cue]) => cue.test(value))?.[1] ?? 'Other';
