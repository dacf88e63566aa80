/** A cell that was read: its value, or `undefined` where it cannot be. Empty cells do not come here. */
export type Read<Value> = Value | undefined;

const multiples: Record<string, number> = { k: 1e3, m: 1e6, mm: 1e6, mil: 1e6, million: 1e6, thousand: 1e3 };

/** "$1.20M", "850K", "USD 900,000", "$800,000+", "$2,500/mo" in dollars. A range or two figures cannot be read. */
export function readMoney(text: string): Read<number> {
  const plain = text
    .toLowerCase()
    .replace(
      /\b(?:us|usd|dollars?|from|est\.?|starting at|price|list price|asking|approx\.?|per month|monthly|month)\b|us\$/g,
      ' ',
    )
    .replace(/\/\s*(?:mo|month|mth|yr|year|sq\.?\s?ft\.?)\b\.?/g, ' ')
    .replace(/[$~]/g, ' ')
    .trim()
    .replace(/\s*\+$/, '');
  const match = /^(\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?|\d+(?:\.\d*)?|\.\d+)\s*([a-z]*)\.?$/.exec(plain);
  if (!match) return undefined;
  const number = Number((match[1] ?? '').replace(/[, ]/g, ''));
  if (!match[2]) return number;
  const times = multiples[match[2]];
  return times === undefined ? undefined : Math.round(number * times * 100) / 100;
}

/** "1,250", "3.0", "4+", "3 beds", "$1,200". */
export function readNumberCell(text: string): Read<number> {
  if (/^studio\b|^efficiency$/i.test(text)) return 0;
  const match = /^[$~]?\s*(-?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?)\s*\+?\s*(?:[a-z#.%/ ]{0,16})$/i.exec(text);
  const number = match?.[1] ? Number(match[1].replace(/,/g, '')) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

export function readWholeCell(text: string): Read<number> {
  const number = readNumberCell(text);
  return number !== undefined && Number.isInteger(number) ? number : undefined;
}

export function readYear(text: string): Read<number> {
  // "1978/ASR": by the assessor.
  const match = /^(?:c\.?|ca\.?|circa|built(?: in)?)?\s*(\d{4})(?:\.0*)?(?:\s*\/\s*[a-z]+)?$/i.exec(text);
  return match ? Number(match[1]) : /^0(?:\.0*)?$/.test(text) ? 0 : undefined;
}

export interface BathCounts {
  full?: number;
  half?: number;
  threeQuarter?: number;
  quarter?: number;
  total?: number;
}

/** "2.5", "2½", "2/1", "2 full 1 half", "2F 1H", "2.1" (two full and one half, as MLSs of the Midwest write). */
export function readBathsCell(text: string): Read<BathCounts> {
  const plain = text
    .toLowerCase()
    .replace(/½/g, '.5')
    .replace(/\bba(?:ths?|throoms?)?\b\.?/g, '')
    .replace(/[()]/g, ' ')
    .trim();
  // Full, three-quarter, half and quarter, as California's lists in one line have them.
  const four = /^(\d{1,2}),(\d{1,2}),(\d{1,2}),(\d{1,2})$/.exec(plain);
  if (four) {
    const [full = 0, threeQuarter = 0, half = 0, quarter = 0] = four.slice(1).map(Number);
    return { full, half, ...(threeQuarter > 0 ? { threeQuarter } : {}), ...(quarter > 0 ? { quarter } : {}) };
  }
  const parts = /^(\d{1,2})\s*(?:f|full)?\s*[/|,;&+ ]\s*(\d{1,2})\s*(?:h|half|p|partial)?$/.exec(plain);
  const worded = /^(\d{1,2})\s*(?:f|full)\b\s*(?:[/|,;&+]|and)?\s*(?:(\d{1,2})\s*(?:h|half|p|partial|1\/2)\b)?$/.exec(plain);
  const mixed = /^(\d{1,2}) 1\/2$/.exec(plain);
  if (mixed) return { total: Number(mixed[1]) + 0.5 };
  const found = worded ?? parts;
  if (found) return { full: Number(found[1]), half: Number(found[2] ?? 0) };
  const number = readNumberCell(plain);
  if (number === undefined || number < 0 || number > 99) return undefined;
  const tenths = Math.round((number % 1) * 100);
  if (tenths > 0 && tenths < 50 && tenths % 10 === 0) return { full: Math.floor(number), half: tenths / 10 };
  return { total: number };
}

const yesWords = /^(?:y|yes|true|t|1|x|✓|present)$/i;
const noWords = /^(?:n|no|false|f|0)$/i;

export function readYesNoCell(text: string): Read<boolean> {
  if (yesWords.test(text)) return true;
  return noWords.test(text) ? false : undefined;
}
