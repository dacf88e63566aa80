import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { startProduct, type Product } from '#tests/support/product.ts';

const EDITS = 100;
/** After so many acknowledged edits the process is killed, with another edit on its way. */
const KILLS = [23, 51, 78];

interface Draft {
  presentationName: string;
  revision: number;
  sections: { config: { id: string; type: string } }[];
  sourceData: { priceRange: { max: number | null }; featuredProperty: { photos: { id: number; url: string }[] } };
}

/** What is known of the draft: the last value that was acknowledged, and those that were sent since and may have been stored. */
class Field<Value> {
  private readonly possible: Value[];
  constructor(first: Value) {
    this.possible = [first];
  }
  async send(value: Value, work: Promise<boolean>): Promise<void> {
    this.possible.push(value);
    if (await work) this.possible.splice(0, this.possible.length, value);
  }
  check(value: Value): void {
    expect(this.possible).toContain(value);
  }
}

test('no acknowledged edit and no acknowledged photo is lost where the process is killed', async () => {
  test.setTimeout(400_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'sidekick-kill-'));
  const environment = { DEMO: 'on', DEMO_LISTINGS: '600' };
  let product: Product = await startProduct({ dataDir, environment });
  const port = Number(new URL(product.url).port);
  try {
    const cookie = await product.signIn();
    const isStored = (method: string, path: string, body: unknown): Promise<boolean> =>
      product.call(cookie, method, path, body).then(
        (answer) => answer.ok,
        () => false,
      );
    const created = await product.call(cookie, 'POST', '/api/comps/cmas/create-simple', { presentationName: 'Start' });
    const { id } = (await created.json()) as { id: string };
    const cma = `/api/comps/cmas/${id}`;
    await product.call(cookie, 'PATCH', cma, { subjectProperty: { addresses: ['12 Hill Street'] } });
    const read = async (): Promise<Draft> =>
      (await (await product.call(cookie, 'GET', `/api/comps/cma-presentations/${id}/edit`)).json()) as Draft;

    const title = new Field('Start');
    const high = new Field<number | null>(null);
    const words = new Field('');
    const photos = new Set<number>();
    const { sections } = await read();
    const textId = sections.find(({ config }) => config.type === 'ai-assisted-text')?.config.id;
    const jpeg = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#963' } })
      .jpeg()
      .toBuffer();

    const edits = [
      (at: number) => title.send(`Title ${at}`, isStored('PATCH', cma, { root: { title: `Title ${at}` } })),
      (at: number) => high.send(1_000 + at, isStored('PUT', `${cma}/estimated-price`, { min: 1, max: 1_000 + at })),
      (at: number) => {
        const configs = sections.map(({ config }) =>
          config.id === textId ? { ...config, htmlContent: `<p>${at}</p>` } : config,
        );
        return words.send(
          `<p>${at}</p>`,
          isStored('PATCH', `/api/comps/cma-presentations/${id}/edit`, { id, sections: configs }),
        );
      },
      async () => {
        const form = new FormData();
        form.append('images', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'a.jpg');
        const answer = await fetch(`${product.url}${cma}/subject-property/images`, {
          method: 'POST',
          headers: { cookie, origin: product.url },
          body: form,
        }).catch(() => null);
        if (answer?.ok) for (const image of (await answer.json().catch(() => [])) as { id: number }[]) photos.add(image.id);
      },
    ];

    for (let at = 0; at < EDITS; at += 1) {
      // Every seventh edit is one of the others, so that a kill meets each kind.
      const edit = edits[(at + Math.floor(at / 7)) % edits.length];
      const work = edit?.(at);
      if (KILLS.includes(at)) {
        await product.kill();
        await work;
        product = await startProduct({ dataDir, port, environment });
      } else await work;
      if (!KILLS.includes(at) && at !== EDITS - 1) continue;

      const draft = await read();
      title.check(draft.presentationName);
      high.check(draft.sourceData.priceRange.max);
      const text = draft.sections.find(({ config }) => config.id === textId)?.config as { htmlContent?: string } | undefined;
      words.check(text?.htmlContent ?? '');
      const there = new Map(draft.sourceData.featuredProperty.photos.map((photo) => [photo.id, photo.url]));
      for (const photo of photos) {
        expect([...there.keys()]).toContain(photo);
        expect((await product.call(cookie, 'GET', there.get(photo) ?? '')).status).toBe(200);
      }
    }
    expect(photos.size).toBeGreaterThan(EDITS / 10);
  } finally {
    await product.stop().catch(() => undefined);
    await rm(dataDir, { recursive: true, force: true });
  }
});
