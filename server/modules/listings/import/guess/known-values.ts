/** How files spell a status and a type of home, and what RESO calls them. Keys are without capitals, blanks and punctuation. */
const statuses: Record<string, string> = {
  ...named('Active', [
    'a',
    'act',
    'active',
    'new',
    'forsale',
    'activeforsale',
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
    'k',
  ]),
  ...named('Pending', ['p', 'pnd', 'pend', 'pending', 'pendingnoshow', 'undercontractnoshow']),
  ...named('Closed', [
    's',
    'sld',
    'sold',
    'closed',
    'cls',
    'c',
    'closedsale',
    'leased',
    'rented',
    'pastsale',
    'soldpublicrecords',
  ]),
  ...named('Coming Soon', ['cs', 'comingsoon', 'comingsoonnoshow']),
  ...named('Withdrawn', ['w', 'wth', 'withdrawn', 'tom', 'tempoffmarket', 'temporarilyoffmarket']),
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
    ...['detached', 'detachedsinglefamily', 'house', 'residential', 'res', 'onefam', '1fam', 'singlefamilydwelling', 'dwelling'],
  ]),
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
    'th',
    'twnhs',
    'twnhse',
    'twnhsi',
    'townhse',
    'rowhouse',
    'townhouseend',
    'townhouseinterior',
    'attached',
    'attachedsinglefamily',
  ]),
  ...named('Stock Cooperative', ['coop', 'cooperative', 'stockcooperative']),
  ...named('Duplex', ['duplex', 'twofam', '2fam', 'twofmcon', '2fmcon', 'twofamily', 'twofamilyconversion']),
  ...named('Triplex', ['triplex', 'threefamily']),
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
  ...named('Apartment', ['apartment', 'apt', 'apartments']),
  ...named('Loft', ['loft']),
};

function named(value: string, spellings: readonly string[]): Record<string, string> {
  return Object.fromEntries(spellings.map((spelling) => [spelling, value]));
}

const keyOf = (value: string) => value.toLowerCase().replace(/[^a-z0-9]/g, '');

/** RESO's StandardStatus for how a file spells it; undefined for what is no status. */
export const statusOf = (value: string): string | undefined => statuses[keyOf(value)];

/** RESO's PropertySubType for how a file spells it. */
export const typeOf = (value: string): string | undefined => types[keyOf(value)];
