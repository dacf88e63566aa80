import { describe, beforeEach, expect, test } from 'vitest';
import { samplePhoto } from '#tests/fakes/pictures/sample-pictures.ts';
import { usePhotoFetching } from '#tests/support/photo-fetching.ts';
import { hour, minute } from '#tests/support/test-clock.ts';

const given = usePhotoFetching();

describe('when the listing changes', () => {
  const kept = async (): Promise<string[]> => (await given().rows()).map(({ path, state }) => `${path} ${state}`);

  beforeEach(async () => {
    const { pictures, medium, importHome, fetchAll } = given();
    for (const [at, path] of ['/1.jpg', '/2.jpg', '/3.jpg'].entries()) {
      pictures.answers.set(path, { kind: 'picture', bytes: await samplePhoto({ hue: at * 90 }) });
    }
    await importHome([medium('/1.jpg'), medium('/2.jpg')]);
    await fetchAll();
  });

  test('new photos are fetched, gone ones go, and their files too once nothing has used them for an hour', async () => {
    const { pictures, clock, photos, medium, importHome, fetchAll, files } = given();
    await importHome([medium('/2.jpg'), medium('/3.jpg')]);
    await fetchAll();
    expect(await kept()).toEqual(['/2.jpg kept', '/3.jpg kept']);
    expect(pictures.asked).toHaveLength(3);
    expect([await photos.sweep(), (await files()).length]).toEqual([0, 3]);
    clock.advance(hour + minute);
    expect([await photos.sweep(), (await files()).length]).toEqual([1, 2]);
    expect([await photos.sweep(), (await files()).length]).toEqual([0, 2]);
  });

  test('a file that comes into use again in time stays', async () => {
    const { clock, photos, medium, importHome, fetchAll, files } = given();
    await importHome([medium('/2.jpg')]);
    await importHome([medium('/2.jpg'), medium('/1.jpg')]);
    clock.advance(hour + minute);
    await fetchAll();
    expect(await photos.sweep()).toBe(0);
    expect(await files()).toHaveLength(2);
  });

  test('nothing is fetched or lost for another price', async () => {
    const { photos, medium, importHome } = given();
    await importHome([medium('/1.jpg'), medium('/2.jpg')], { ListPrice: 900_000 });
    expect(await photos.hostsWithWork()).toEqual([]);
    expect(await kept()).toEqual(['/1.jpg kept', '/2.jpg kept']);
  });

  test('a listing off the market keeps its photos and begins no fetching; a deleted one loses them', async () => {
    const { clock, photos, medium, importHome, fetchAll, files } = given();
    await importHome([medium('/1.jpg'), medium('/3.jpg')], { StandardStatus: 'Withdrawn' });
    expect(await kept()).toEqual(['/1.jpg kept']);
    await importHome([medium('/1.jpg'), medium('/3.jpg')], { StandardStatus: 'Active' });
    await fetchAll();
    expect(await kept()).toEqual(['/1.jpg kept', '/3.jpg kept']);
    await importHome([], { StandardStatus: 'Delete' });
    expect(await kept()).toEqual([]);
    clock.advance(hour + minute);
    await photos.sweep();
    expect(await files()).toEqual([]);
  });
});

test('a new address of the same photo is not fetched again, and saves one that had run out', async () => {
  const { pictures, medium, importHome, fetchAll, rows } = given();
  const at = { MediaModificationTimestamp: '2026-05-01T00:00:00Z' };
  const media = (turn: number) => [
    medium(`/1.jpg?signed=${turn}`, { MediaKey: 'M1', ...at }),
    medium(`/2.jpg?signed=${turn}`, { MediaKey: 'M2', ...at }),
  ];
  pictures.answers.set('/1.jpg?signed=1', { kind: 'picture', bytes: await samplePhoto() });
  pictures.answers.set('/2.jpg?signed=1', { kind: 'status', status: 403 });
  await importHome(media(1));
  await fetchAll();
  expect((await rows()).map((row) => row.state)).toEqual(['kept', 'failed']);

  pictures.answers.set('/2.jpg?signed=2', { kind: 'picture', bytes: await samplePhoto() });
  await importHome(media(2));
  await fetchAll();
  expect((await rows()).map((row) => row.state)).toEqual(['kept', 'kept']);
  expect(pictures.asked).toEqual(expect.not.arrayContaining(['/1.jpg?signed=2']));

  await importHome([medium('/1.jpg?signed=3', { MediaKey: 'M1', MediaModificationTimestamp: '2026-05-02T00:00:00Z' })]);
  pictures.answers.set('/1.jpg?signed=3', { kind: 'picture', bytes: await samplePhoto({ hue: 200 }) });
  await fetchAll();
  expect(await rows()).toMatchObject([{ path: '/1.jpg?signed=3', state: 'kept' }]);
});
