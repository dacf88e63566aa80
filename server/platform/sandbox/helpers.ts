/** What every script has beside the language: the few functions that analyses are made of. Text, since it runs in the interpreter. */
export const helpers = `
delete Math.random;
const known = (values) => values.filter((value) => typeof value === 'number' && Number.isFinite(value));
const round = (value, digits = 0) => value === null ? null : Math.round(value * 10 ** digits) / 10 ** digits;
const sum = (values) => known(values).reduce((total, value) => total + value, 0);
const mean = (values) => { const all = known(values); return all.length === 0 ? null : sum(all) / all.length; };
const quantile = (values, share) => {
  const all = known(values).sort((a, b) => a - b);
  if (all.length === 0) return null;
  const at = (all.length - 1) * share;
  const low = all[Math.floor(at)];
  return low + (all[Math.ceil(at)] - low) * (at - Math.floor(at));
};
const median = (values) => quantile(values, 0.5);
const groupBy = (rows, keyOf) => {
  const groups = new Map();
  for (const row of rows) {
    const key = typeof keyOf === 'function' ? keyOf(row) : row[keyOf];
    if (key === null || key === undefined || key === '') continue;
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(row);
  }
  return [...groups].map(([name, rows]) => ({ name, rows }));
};
/** Bands of equal, round width over almost all values; what lies beyond counts in the first or last. */
const histogram = (values, wanted = 12) => {
  const all = known(values);
  if (all.length === 0) return [];
  const low = quantile(all, 0.01), high = quantile(all, 0.99);
  const rough = (high - low) / wanted || Math.abs(high) / 10 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const width = [1, 2, 2.5, 5, 10].map((step) => step * power).find((step) => step >= rough) ?? rough;
  const first = Math.floor(low / width) * width;
  const bands = [];
  for (let from = first; from <= high; from += width) bands.push({ from, to: from + width, count: 0 });
  for (const value of all) bands[Math.max(0, Math.min(bands.length - 1, Math.floor((value - first) / width)))].count += 1;
  return bands;
};
`;
