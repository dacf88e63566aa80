import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { analysisWidgetSchema, type AnalysisWidgetArguments } from '#contract/analysis.ts';
import { fileLink, type StoredFile } from '#contract/files.ts';
import { isWidgetArtifact } from '#contract/threads.ts';
import { inventTown } from '#tests/support/invented-town.ts';
import { toolContext } from '#tests/support/loop-run.ts';
import { startTownChat } from '#tests/support/town-chat.ts';
import { analysisAnswerSchema } from './analysis.tools.ts';

const csv =
  'Address,City,List Price\n1 Alder St,Oakland,"$500,000"\n2 Birch Ave,Oakland,"$900,000"\n3 Cedar Ct,Berkeley,"$800,000"\n';

describe('a picture that is asked for', () => {
  const records = [...inventTown(900), ...inventTown(700, { city: 'Nevada' }), ...inventTown(90, { city: 'Slater' })];
  let town: Awaited<ReturnType<typeof startTownChat>>;
  let thread: Awaited<ReturnType<typeof town.begin>>;

  beforeAll(async () => {
    town = await startTownChat(records);
  });
  beforeEach(async () => {
    thread = await town.begin();
  });
  afterAll(() => town.app.close());

  async function ask(message: string) {
    const { text, artifacts } = await thread.ask(message);
    return { text, artifacts: artifacts.filter(isWidgetArtifact) };
  }
  async function draw(message: string): Promise<AnalysisWidgetArguments & { text: string }> {
    const { text, artifacts } = await ask(message);
    const drawn = artifacts.find(({ kind }) => kind === 'widget-analysis');
    expect(drawn, text).toBeDefined();
    return { ...analysisWidgetSchema.parse(drawn?.content.arguments), text };
  }

  it('is the course of prices, with each month’s cases, and goes on with another figure of the same place', async () => {
    const { chart, text } = await draw('chart the median price by month in Ames');
    expect(chart).toMatchObject({ type: 'line', title: 'Median sold price by month in Ames, IA', y: { unit: 'dollars' } });
    expect(chart.series[0]?.points).toHaveLength(24);
    expect(chart.series[0]?.points.at(-1)).toMatchObject({ x: '2026-10', y: expect.any(Number), n: expect.any(Number) });
    expect(text).toMatch(/- October 2026: \*\*\$[\d,]+\*\*, from \d+ sales\n- October 2025/);
    expect((await draw('now chart the inventory there')).chart.series.map(({ name }) => name)).toEqual([
      'New listings',
      'Under contract',
      'Sold',
    ]);
  });

  it('takes in a second place and leaves one out again, each with a line of its own', async () => {
    await draw('chart the median price by month in Ames');
    const { chart, text } = await draw('lay Nevada on top');
    expect(chart.title).toBe('Median sold price by month in Ames, IA and Nevada, IA');
    expect(chart.series.map(({ name }) => name)).toEqual(['Ames, IA', 'Nevada, IA']);
    expect(text).toMatch(/- Ames, IA, October 2026: \*\*\$[\d,]+\*\*/);
    expect((await draw('now days on market')).chart).toMatchObject({
      title: 'Median days on market by month in Ames, IA and Nevada, IA',
      series: [{ name: 'Ames, IA' }, { name: 'Nevada, IA' }],
    });
    expect((await ask('which color is Nevada?')).text).toBe(
      'The names and their colors stand under the chart: Ames, IA and Nevada, IA.',
    );
    expect((await draw('take Ames off')).chart.title).toBe('Median days on market by month in Nevada, IA');
    expect((await draw('what about Ames')).chart.title).toBe('Median days on market by month in Ames, IA');
    expect((await draw('chart the median price in Ames vs Nevada by month')).chart.series).toHaveLength(2);
  });

  it('stays of the kind of homes that it was drawn of, and is asked about', async () => {
    const { chart: houses } = await draw('chart the median price of single-family homes in Ames by month');
    expect(houses.title).toContain('single-family homes');
    expect((await draw('lay Nevada on top of it')).chart.title).toMatch(/single-family homes in Ames, IA and Nevada, IA/);
    expect((await draw('okay same two lines but $/sqft instead of price')).chart.title).toMatch(/per sq ft.*Ames, IA and Nevada/);
    await draw('chart days on market in Ames vs Nevada by month');
    expect((await ask("why's there a dip in October?")).text).toMatch(
      /^A chart shows what sold and not why[^]*- Ames, IA: Sep 2026: \*\*\d+ days\*\*[^]*- Nevada, IA: Oct 2026/,
    );
  });

  it('changes its points and its time: quarters, years, a rolling year, since a year', async () => {
    const { chart: months } = await draw('chart the median price by month in Ames');
    const { chart: quarters } = await draw('by quarter');
    expect(quarters).toMatchObject({ title: 'Median sold price by quarter in Ames, IA', x: { label: 'Quarter' } });
    expect(quarters.series[0]?.points.at(-1)?.x).toBe('Q3 2026');
    const sales = await draw('how many sales are behind each point?');
    expect(sales.chart.title).toBe('Sales by quarter in Ames, IA');
    expect(sales.chart.series[0]?.points.map(({ y }) => y)).toEqual(quarters.series[0]?.points.map(({ n }) => n));
    const { chart: rolling, text } = await draw('make it a rolling 12 months of prices');
    expect(rolling.title).toBe('Median sold price, rolling 12 months, in Ames, IA');
    expect(rolling.series[0]?.points.at(-1)?.n).toBeGreaterThan(5 * (months.series[0]?.points.at(-1)?.n ?? 0));
    expect(text).toContain('12 months to October 2026: **$');
    expect((await ask('when was the peak?')).text).toMatch(
      /^Highest in the 12 months to \w{3} 202\d, \*\*\$[\d,]+\*\*, from \d+ sales; lowest in the 12 months to/,
    );
    const { chart: since } = await draw('by month since 2025');
    expect(since.series[0]?.points.map(({ x }) => x)).toEqual(expect.arrayContaining(['2025-01', '2026-10']));
    expect(since.series[0]?.points).toHaveLength(22);
  });

  it('takes in the twelve months up to each where single months have too few sales, and says so', async () => {
    const { chart, text } = await draw('chart the median price by month in Slater');
    expect(chart.title).toBe('Median sold price, rolling 12 months, in Slater, IA');
    expect(chart.series[0]?.points.filter(({ y }) => y !== null).length).toBeGreaterThan(6);
    expect(text).toContain('Single months have too few sales for a median here, so each point takes in the 12 months up to it.');
    expect((await draw('go back to 2024')).chart.title).toBe('Median sold price, rolling 12 months, in Slater, IA');
    expect((await ask('when was the peak?')).text).toMatch(/^Highest in the 12 months to/);
    expect((await draw('by quarter')).chart.title).toBe('Median sold price by quarter in Slater, IA');
  });

  it('is told in words for a post, and stands in Spanish too', async () => {
    await draw('chart the median price by month in Ames');
    expect((await ask('write a caption for a postcard')).text).toMatch(
      /Ames[\s\S]*Median sold price of homes, November 2024 to October 2026:[\s\S]*\*\*\$/,
    );
    await draw('grafica el precio mediano por mes en Ames');
    expect((await draw('agrega Nevada')).chart.title).toBe('Precio mediano de venta por mes en Ames, IA y Nevada, IA');
    expect((await draw('por trimestre')).chart.title).toBe('Precio mediano de venta por trimestre en Ames, IA y Nevada, IA');
  });

  it('is of the kind of home and the bedrooms that are asked for, and says what it cannot be narrowed by', async () => {
    const { chart } = await draw('chart the number of sales by month of 3 bedroom homes in Ames');
    expect(chart.title).toMatch(/3/);
    const all = await draw('chart the number of sales by month in Ames');
    const sum = (points: readonly { y: number | null }[] = []) => points.reduce((total, { y }) => total + (y ?? 0), 0);
    expect(sum(chart.series[0]?.points)).toBeLessThan(sum(all.chart.series[0]?.points));
    expect(all.text).not.toContain('every price');
    const { text } = await draw('chart the median price by month of homes under 400k in Ames');
    expect(text).toContain('It takes in homes of every price');
    const { text: said, artifacts } = await ask('homes under 400k');
    expect(artifacts[0]?.kind, said).toBe('widget-listings-search');
  });

  it('is a figure by neighborhood, of sales only, the highest first', async () => {
    const { chart } = await draw('$/sq ft by neighborhood in Ames');
    const points = chart.series[0]?.points ?? [];
    expect(points.map(({ x }) => x).sort()).toEqual(['Quarter 0', 'Quarter 1', 'Quarter 2', 'Quarter 3']);
    expect(points.map(({ y }) => y)).toEqual(points.map(({ y }) => y).toSorted((a, b) => (b ?? 0) - (a ?? 0)));
    expect(points.reduce((sum, { n }) => sum + (n ?? 0), 0)).toBeGreaterThan(200);
  });

  it('is list against sold, and the distribution of the search that stands', async () => {
    const { chart, figures } = await draw('graph list price against sold price in Ames');
    expect(chart).toMatchObject({ type: 'points', x: { unit: 'dollars' }, y: { unit: 'dollars' } });
    expect(figures[0]).toMatchObject({ unit: 'percent', value: expect.closeTo(99, 0) });
    await ask('sold homes in Ames with 4 bedrooms');
    await ask('chart the median price by month in Ames');
    const { chart: bands, figures: quarters } = await draw('show me the distribution of these');
    expect(bands.series[0]?.points.reduce((sum, { y }) => sum + (y ?? 0), 0)).toBe(quarters[0]?.n);
    expect(bands.series[0]?.points[0]?.x).toMatch(/^\$\d+K–\$\d+K$/);
  });

  it('is in Spanish where it is asked for in Spanish', async () => {
    const { chart, text } = await draw('grafica el precio mediano por mes en Ames');
    expect(chart).toMatchObject({ title: 'Precio mediano de venta por mes en Ames, IA', x: { label: 'Mes' } });
    expect(text).toMatch(
      /Con los anuncios del MLS, mes por mes[\s\S]*- Octubre de 2026: \*\*\$[\d,]+\*\*, de \d+ ventas\n- Octubre de 2025/,
    );
    const { chart: bars } = await draw('precio por pie cuadrado por vecindario en Ames');
    expect(bars).toMatchObject({ type: 'bars', x: { label: 'Vecindario' }, y: { label: 'Precio por pie²' } });
    const { chart: flow } = await draw('grafica el inventario en Ames');
    expect(flow.series.map(({ name }) => name)).toEqual(['Anuncios nuevos', 'Con contrato', 'Vendidas']);
    await ask('casas vendidas en Ames con 4 recámaras');
    const { text: bands } = await draw('grafica la distribución de estas');
    expect(bands).toMatch(/Con [\d,]+ anuncios del MLS\.[\s\S]*Mediana: \*\*\$[\d,]+\*\*, de \d+ ventas/);
  });

  it('is asked about where no place is named, and drawn of the one that is answered', async () => {
    expect((await ask('chart the median price by month')).text).toContain('Of which homes?');
    expect((await draw('Ames')).chart.title).toContain('Ames');
  });

  it('says what there is too little of', async () => {
    expect((await ask('chart the median price by month of condos in Ames')).text).toContain('There is not enough data');
  });

  it('is drawn from an attached table', async () => {
    const form = new FormData();
    form.append('file', new File([csv], 'prices.csv'));
    const file = (await (await thread.client.fetch('/api/files', { method: 'POST', body: form })).json()) as StoredFile;
    const { chart, basis } = await draw(`chart the median list price by city\n\n${fileLink(file)}`);
    expect(chart.series[0]?.points).toMatchObject([
      { x: 'Berkeley', y: 800_000 },
      { x: 'Oakland', y: 700_000, n: 2 },
    ]);
    expect(basis).toBe('3 rows of prices.csv');
  });

  it('tells a model what to fix, and reads nothing of what another user attached', async () => {
    const tool = town.app.dependencies.modules.flatMap(({ tools = [] }) => tools).find(({ name }) => name === 'run_analysis');
    const search = {
      source: 'search',
      search: { areaFilter: { type: 'named-area', nameType: 'city', name: 'Ames' }, propertyStatus: ['sold'] },
    };
    const call = async (code: string, data: unknown = search) => {
      const outcome = await tool?.call({ data, code }, toolContext());
      return { artifact: outcome?.artifact, ...analysisAnswerSchema.parse(outcome?.answer) };
    };
    expect(await call('return rows.map(')).toMatchObject({ problem: expect.stringContaining('SyntaxError'), artifact: null });
    expect(await call('return { chart: { type: "pie" } }')).toMatchObject({ problem: expect.stringContaining('chart.type') });
    expect(await call('return { figures: [{ figure: "Rows", value: rows.length, unit: "count" }] }')).toMatchObject({
      problem: null,
      figures: [{ name: 'Rows', unit: 'count', amount: { count: 900 } }],
    });
    const foreign = { source: 'file', fileId: 'A'.repeat(22) };
    await expect(call('return {}', foreign)).rejects.toMatchObject({ code: 'not_found' });
  });
});
