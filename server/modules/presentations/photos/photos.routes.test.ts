import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewPresentation } from '#contract/cma-drafts.ts';
import { cloneCma, createCma, getCma, updateCma } from '#contract/cmas.ts';
import {
  addSubjectPhotos,
  describePhoto,
  getPresentationPhoto,
  removeSubjectPhoto,
  setCoverPhoto,
  setSubjectCover,
} from '#contract/presentation-photos.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let agent: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  agent = await app.signIn(await app.createUser());
  stranger = await app.signIn(await app.createUser());
});
afterAll(() => app.close());

async function newCma(): Promise<string> {
  return (await agent.call(createCma, { body: { presentationName: 'For the Diaz family', clientDisplayName: 'Ana Diaz' } })).id;
}

const params = (id: string) => ({ params: { presentationId: id } });

async function picture(format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<File> {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#446688' } })
    .toFormat(format)
    .toBuffer();
  return new File([new Uint8Array(bytes)], `front.${format}`, { type: `image/${format}` });
}

describe('photos of a presentation', () => {
  it('are uploaded, shown to their agent alone, made the cover and removed', async () => {
    const id = await newCma();
    await agent.call(updateCma, { ...params(id), body: { subjectProperty: { addresses: ['9 Hill Road'] } } });
    const images = await agent.call(addSubjectPhotos, params(id), { files: [await picture(), await picture('png')] });
    expect(images).toHaveLength(2);
    const [first, second] = images;
    const response = await agent.fetch(`${first?.cdnUrl}?w=320`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect((await stranger.fetch(first?.cdnUrl ?? '')).status).toBe(404);
    expect((await app.anonymous().fetch(first?.cdnUrl ?? '')).status).toBe(401);

    await agent.call(setSubjectCover, { ...params(id), body: { properyImageId: second?.id ?? 0 } });
    expect((await agent.call(getCma, params(id))).coverPhotoCdnUrl).toBe(second?.cdnUrl);
    await agent.call(removeSubjectPhoto, { params: { presentationId: id, imgId: String(second?.id) } });
    expect((await agent.call(getCma, params(id))).coverPhotoCdnUrl).toBe(first?.cdnUrl);
    const again = await problemOf(agent.call(removeSubjectPhoto, { params: { presentationId: id, imgId: String(second?.id) } }));
    expect(again.problem.code).toBe('photo_not_found');
    const { url } = await agent.call(setCoverPhoto, params(id), { files: [await picture()] });
    expect((await agent.call(getCma, params(id))).coverPhotoCdnUrl).toBe(url);
  });

  it('that were altered say so and name their original, in a copy too, until either is taken away', async () => {
    const id = await newCma();
    await agent.call(updateCma, { ...params(id), body: { subjectProperty: { addresses: ['9 Hill Road'] } } });
    const images = await agent.call(addSubjectPhotos, params(id), { files: [await picture(), await picture('png')] });
    const [staged = 0, original = 0] = images.map((image) => image.id);
    const describeAs = (imgId: number, body: { alteration?: 'Virtually staged' | null; originalId?: number | null }) =>
      agent.call(describePhoto, { params: { presentationId: id, imgId: String(imgId) }, body });
    const shownIn = async (presentationId: string) =>
      (await agent.call(viewPresentation, params(presentationId))).sourceData.featuredProperty?.photos ?? [];

    expect((await problemOf(describeAs(staged, { originalId: original }))).problem.code).toBe('invalid_request');
    await describeAs(staged, { alteration: 'Virtually staged' });
    for (const wrong of [staged, original + 1_000])
      expect((await problemOf(describeAs(staged, { originalId: wrong }))).problem.code).toBe('invalid_request');
    await describeAs(staged, { originalId: original });
    const { newlyCreatedCMAId: copy } = await agent.call(cloneCma, params(id));
    for (const one of [id, copy]) {
      const photos = await shownIn(one);
      expect(photos).toMatchObject([{ alteration: 'Virtually staged', originalId: photos[1]?.id }, { originalId: null }]);
    }

    await agent.call(removeSubjectPhoto, { params: { presentationId: id, imgId: String(original) } });
    expect(await shownIn(id)).toMatchObject([{ alteration: 'Virtually staged', originalId: null }]);
    await describeAs(staged, { alteration: null });
    expect(await shownIn(id)).toMatchObject([{ alteration: null }]);
    expect((await shownIn(copy))[0]?.originalId).toEqual(expect.any(Number));
  });

  it('keep what the MLS says of its own', async () => {
    const id = await newCma();
    await app.dependencies.database.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('presentation_photos')
        .values({
          ...{ presentation_id: id, listing_photo_url: '/api/listings/photos/x/1', alteration: 'VirtuallyStaged' },
          ...{ position: 1, created_at: new Date(0) },
        })
        .execute();
    });
    const { id: imgId } = await app.dependencies.database.db
      .selectFrom('presentation_photos')
      .select('id')
      .where('presentation_id', '=', id)
      .executeTakeFirstOrThrow();
    const forgets = { params: { presentationId: id, imgId: String(imgId) }, body: { alteration: null } };
    expect((await problemOf(agent.call(describePhoto, forgets))).problem.code).toBe('invalid_request');
  });

  it('are JPEG and PNG by their bytes, of a home that is there, of one’s own presentation', async () => {
    const id = await newCma();
    const noSubject = await problemOf(agent.call(addSubjectPhotos, params(id), { files: [await picture()] }));
    expect(noSubject.problem.code).toBe('property_not_found');
    await agent.call(updateCma, { ...params(id), body: { subjectProperty: { addresses: ['9 Hill Road'] } } });
    const disguised = new File([new Uint8Array(await (await picture('webp')).arrayBuffer())], 'a.jpg', { type: 'image/jpeg' });
    expect((await problemOf(agent.call(addSubjectPhotos, params(id), { files: [disguised] }))).problem).toMatchObject({
      code: 'photo_not_supported',
      detail: 'File "a.jpg" is not supported. Only JPEG, PNG images are allowed',
    });
    expect((await problemOf(stranger.call(addSubjectPhotos, params(id), { files: [await picture()] }))).status).toBe(404);
    expect((await agent.fetch(getPresentationPhoto.path.replace('{name}', 'a'.repeat(22)))).status).toBe(404);
  });
});
