/** What a letter is about that says what was told: a key of its subject in the texts. */
const subjects: readonly (readonly [RegExp, string])[] = [
  [/\binspect\w*|\binspeccion/, 'inspection'],
  [/\bapprais\w*|\bavaluo|\btasacion/, 'appraisal'],
  [/\bopen\s+house|\b(?:casa|puertas)\s+abiertas?/, 'open-house'],
  [/\bshowings?\b|\btours?\b|\bviewings?\b|\bvisitas?\b/, 'showing'],
  [/\brepairs?\b|\breparacion\w*/, 'repairs'],
  [/\boffers?\b|\bcounter\w*|\b(?:contra)?ofertas?\b/, 'offer'],
  [/\bphotos?\b|\bphotograph\w*|\bfotos?\b/, 'photos'],
  [/\bkeys?\b|\bllaves?\b/, 'keys'],
  [/\bescrow\b/, 'escrow'],
  [/\bclos(?:e|es|ing)\b|\bcierre\b/, 'closing'],
  [/\bloan\b|\blender\b|\bpre-?approv\w*|\bmortgage\b|\bprestam\w+/, 'loan'],
  [/\bdoc(?:ument)?s?\b|\bpaperwork\b|\bsign(?:ed|ature)?\b|\bdisclosures?\b|\bdocumentos?\b|\bpapeles\b/, 'documents'],
  [/\bprice\b|\bprecio\b/, 'price'],
  [/\bmeet(?:ing)?\b|\bappointment\b|\bappt\b|\bcall\b|\bcita\b|\breunion\b/, 'meeting'],
  [/\blisting\b|\banuncio\b/, 'listing'],
];

/** Null where the words name none. @param folded lower case */
export const subjectOf = (folded: string): string | null => subjects.find(([words]) => words.test(folded))?.[1] ?? null;
