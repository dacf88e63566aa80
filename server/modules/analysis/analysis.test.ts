import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { analysisWidgetSchema, type AnalysisWidgetArguments } from '#contract/analysis.ts';
import { sendPrompt } from '#contract/assistant.ts';
import { fileLink, type StoredFile } from '#contract/files.ts';
import { createThread, isWidgetArtifact, listMessages } from '#contract/threads.ts';
import { importListings } from '#server/modules/listings/index.ts';
import { inventTown } from '#tests/support/invented-town.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { toolContext } from '#tests/support/loop-run.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { analysisAnswerSchema } from './analysis.tools.ts';

const csv =
  'Address,City,List Price\n1 Alder St,Oakland,"$500,000"\n2 Birch Ave,Oakland,"$900,000"\n3 Cedar Ct,Berkeley,"$800,000"\n';

describe('a picture that is asked for', () => {
  let app: TestApp;
  let client: TestClient;
  let threadId: string;

  beforeAll(async () => {
    app = await startTestApp();
    const { database, clock } = app.dependencies;
    const records = inventTown(900).map((record, at) => ({ line: at + 1, record }));
    await importListings({ pool: database.pool, clock }, { source: 'north', records });
  });
  beforeEach(async () => {
    client = await app.signIn(await app.createUser());
    threadId = (await client.call(createThread, { body: {} })).id;
  });
  afterAll(() => app.close());

  async function ask(message: string) {
    const { promptRefId } = await client.call(sendPrompt, { params: { threadId }, body: { message } });
    await (
      await openStream(client, { threadId, promptRefId })
    ).closed;
    const { items } = await client.call(listMessages, { params: { threadId }, query: {} });
    const reply = items.at(-1);
    expect(reply?.run?.status).toBe('completed');
    expect(reply?.figures?.untraced, reply?.data.content).toEqual([]);
    return { text: reply?.data.content ?? '', artifacts: reply?.artifacts.filter(isWidgetArtifact) ?? [] };
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
    const file = (await (await client.fetch('/api/files', { method: 'POST', body: form })).json()) as StoredFile;
    const { chart, basis } = await draw(`chart the median list price by city\n\n${fileLink(file)}`);
    expect(chart.series[0]?.points).toMatchObject([
      { x: 'Berkeley', y: 800_000 },
      { x: 'Oakland', y: 700_000, n: 2 },
    ]);
    expect(basis).toBe('3 rows of prices.csv');
  });

  it('tells a model what to fix, and reads nothing of what another user attached', async () => {
    const tool = app.dependencies.modules.flatMap(({ tools = [] }) => tools).find(({ name }) => name === 'run_analysis');
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
