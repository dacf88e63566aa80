import { zipsInDigits } from './number-words.ts';

/** Short forms of place names that no database holds, spelled out before names are looked up. */
const aliases: [RegExp, string][] = [
  [
    /(?<!\d\s?k?\s?\+?\s?|[/$]\s?|\bper\s|\ba\s)\bS\.?F\.?(?![\w.])(?!\s*(?:lots?|living|homes?\b|residen|district|min\b|max(?:imum)?\b\s*:?\s*(?:$|\d{4}\b|\d,\d{3}\b(?!,))|\+))/gi,
    'San Francisco',
  ],
  [/\bsan\s+fran\b(?!c)/gi, 'San Francisco'],
  [/\bL\.A\.?(?=[\s,?!]|$)|(?<=\b(?:in|near|around|to|of)\s+)LA\b|\b(?:DTLA|dtla)\b/g, 'Los Angeles'],
  // Capitals that end no "New Orleans, LA", and "in la 3 bd", which is no article.
  [/(?<![A-Za-z][,.]?\s+|[A-Z'-])LA\b(?!\s*(?:[A-Z]{2}|\d{5}\b|[cCjJ]\w+|[bB]rea|[hH]abra|[mM]esa))/g, 'Los Angeles'],
  [
    /(?<=\b(?:homes?|houses?|condos?|townhomes?|listings?|rentals?|br|bd|beds?|ba|baths?|adu|pool|buyers?|clients?)[,.]?\s+)LA\b(?!\s*(?:[A-Z]{2}|\d{5}\b|[cCjJ]\w+|[bB]rea|[hH]abra|[mM]esa))/g,
    'Los Angeles',
  ],
  [
    /(?<=\b(?:in|near|around|for|to)\s+|\bgreater\s+)la\b(?=\s*(?:$|[,.?!/&]|\d|(?:under|below|over|above|with|w\/|up\s+to|max|for|that|and|or|please|pls|county|homes|houses|condos)\b))/g,
    'Los Angeles',
  ],
  [/^\s*la\b(?=\s+\d\s?\+?\s?(?:\+\s?\d|bd|br\b|bed|b\b|\/))/g, 'Los Angeles'],
  [/\bweho\b/gi, 'West Hollywood'],
  [/\bnoho\b/gi, 'North Hollywood'],
  [/\b(?:sta|s)\.?\s+monica\b/gi, 'Santa Monica'],
  [/\bN\.?Y\.?C\.?(?!\w)/gi, 'New York'],
  [/\bnoe\b(?!\s+(?:val|st))/gi, 'Noe Valley'],
  [/\bbev(?:erly)?\s+hills\b/gi, 'Beverly Hills'],
  [/\bpac\s+(?:heights|hts)\b\.?/gi, 'Pacific Heights'],
  [/\b([a-z]+)\s+hts\b\.?/gi, '$1 Heights'],
  [/\b(?:mt|mnt)\.?\s+(?=[a-z]{3,})/gi, 'Mount '],
  [/(?<=[a-z]\s+)bch\b\.?/gi, 'Beach'],
  // A view, and no Mar Vista.
  [/\bvistas?\s+(?:al|hacia\s+el)\s+(?:mar|oc[eé]ano)\b/gi, 'ocean view'],
  [/\bjls\b/gi, 'Jack London Square'],
  [/\bft\.?\s+(?=lauderdale|worth|collins|myers)/gi, 'Fort '],
];

export function spellOutPlaces(text: string): string {
  return zipsInDigits(aliases.reduce((current, [short, name]) => current.replace(short, name), text));
}
