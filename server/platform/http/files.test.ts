import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { callerWith, startMountedEndpoints, type MountedEndpoints } from '#tests/support/mounted-endpoints.ts';
import { formOf, problemOf } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';
import { AppError } from '../errors/index.ts';
import { openApiDocument, type UploadedFile } from './index.ts';

const base = { summary: 'For a test.', status: 200, errors: [] } as const;

const upload = endpoint({
  ...base,
  method: 'POST',
  path: '/api/upload',
  access: 'user',
  body: z.strictObject({ caption: z.string().max(20), extra: z.string().optional() }),
  multipart: { maxFiles: 2, maxFileBytes: 100_000, tooLarge: 'Files must be smaller than 100 kB.' },
  answer: z.object({ caption: z.string(), files: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.int() })) }),
});
const ignoring = endpoint({ ...upload, path: '/api/ignoring', answer: z.object({}) });
const download = endpoint({ ...base, method: 'GET', path: '/api/download', access: 'user', answer: 'file' });
const endless = endpoint({ ...base, method: 'GET', path: '/api/endless', access: 'user', answer: 'file' });

let endpoints: MountedEndpoints;
let endlessStopped = false;
const uploads: string[] = [];

beforeAll(async () => {
  endpoints = await startMountedEndpoints({
    caller: callerWith(),
    mountAll(mount) {
      mount.endpoint(upload, async ({ body, files }) => {
        uploads.push('begun');
        const seen = [];
        const described = async (file: UploadedFile) => ({
          name: file.name,
          type: file.mimeType,
          bytes: (await file.bytes()).length,
        });
        try {
          for await (const file of files) seen.push(await described(file));
        } catch (error) {
          uploads.push(error instanceof AppError ? error.code : String(error));
          throw error;
        }
        return { caption: body.caption, files: seen };
      });
      mount.endpoint(ignoring, async () => ({}));
      mount.endpoint(download, async () => ({
        content: Buffer.from('<script>alert(1)</script>'),
        mimeType: 'text/html',
        name: 'Zoë "draft".html',
      }));
      mount.endpoint(endless, async () => ({ content: withoutEnd(), mimeType: 'text/csv' }));
    },
  });
});
afterAll(() => endpoints.close());

const nobody = () => endpoints.nobody();
const signedIn = () => endpoints.signedIn();

async function* withoutEnd(): AsyncGenerator<string> {
  try {
    for (;;) {
      yield 'a,b\n'.repeat(10_000);
      await setImmediate();
    }
  } finally {
    endlessStopped = true;
  }
}

describe('files of a call', () => {
  const file = (bytes: number, name = 'plan.pdf') => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
  const send = (fields: { caption: string }, ...files: File[]) => signedIn().call(upload, { body: fields }, { files });

  test('come with the fields before them', async () => {
    expect(await send({ caption: 'Plans' }, file(100_000), file(3, 'Grundriß.pdf'))).toEqual({
      caption: 'Plans',
      files: [
        { name: 'plan.pdf', type: 'application/pdf', bytes: 100_000 },
        { name: 'Grundriß.pdf', type: 'application/pdf', bytes: 3 },
      ],
    });
  });

  test('may be none', async () => {
    expect((await send({ caption: 'None' })).files).toEqual([]);
  });

  test('that are too large, or followed by such, are refused in the words of the call', async () => {
    for (const files of [[file(100_001)], [file(3_000_000)], [file(3), file(2_000_000)]]) {
      const { problem } = await problemOf(send({ caption: 'Plans' }, ...files));
      expect([problem.status, problem.code, problem.detail]).toEqual([
        413,
        'body_too_large',
        'Files must be smaller than 100 kB.',
      ]);
    }
  });

  test('are refused where there are too many, with other names, or before their fields', async () => {
    const mixed = formOf({ caption: 'x' }, [file(1)]);
    mixed.append('extra', 'after');
    const misnamed = formOf({ caption: 'x' }, []);
    misnamed.append('photo', file(1));
    const answers = await Promise.all(
      [
        formOf({ caption: 'x' }, [file(1), file(1), file(1)]),
        mixed,
        misnamed,
        formOf({ caption: 'x'.repeat(21) }, [file(1)]),
      ].map(async (body) => (await signedIn().fetch(upload.path, { method: 'POST', body })).json()),
    );

    expect(answers.map(({ status, errors }) => [status, errors[0].path])).toEqual([
      [422, 'body.file'],
      [422, 'body.extra'],
      [422, 'body.photo'],
      [422, 'body.caption'],
    ]);
  });

  test('a field without end is refused', async () => {
    const body = formOf({ caption: 'x'.repeat(2_000_000) }, []);

    expect((await signedIn().fetch(upload.path, { method: 'POST', body })).status).toBe(413);
  });

  test('are no JSON, and a form that is none is told so', async () => {
    const post = (type: string, body: string) =>
      signedIn().fetch(upload.path, { method: 'POST', headers: { 'content-type': type }, body });
    const answers = [
      await post('application/json', '{}'),
      await post('multipart/form-data', 'x'),
      await post('multipart/form-data; boundary=x', 'x'.repeat(1000)),
      await post('multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="caption"\r\n\r\nPla'),
    ];

    expect(answers.map(({ status }) => status)).toEqual([415, 400, 400, 400]);
  });

  test('that nobody takes are read away, and the answer arrives', async () => {
    expect(await signedIn().call(ignoring, { body: { caption: 'x' } }, { files: [file(90_000), file(90_000)] })).toEqual({});
  });

  test('of nobody are not listened to', async () => {
    const answer = await nobody().fetch(upload.path, { method: 'POST', body: formOf({ caption: 'x' }, [file(3_000_000)]) });

    expect(answer.status).toBe(401);
  });

  test('whose sender goes away end the handler', async () => {
    const socket = connect(Number(new URL(endpoints.baseUrl).port), '127.0.0.1');
    await once(socket, 'connect');
    uploads.length = 0;
    socket.write(
      `POST ${upload.path} HTTP/1.1\r\nhost: localhost\r\ncookie: caller=known\r\nsec-fetch-site: same-origin\r\ncontent-length: 90000\r\n` +
        'content-type: multipart/form-data; boundary=x\r\n\r\n--x\r\ncontent-disposition: form-data; name="caption"\r\n\r\nP\r\n' +
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nhalf',
    );
    await until(() => expect(uploads).toEqual(['begun']));
    socket.destroy();

    await until(() => expect(uploads).toEqual(['begun', 'malformed_body']));
  });
});

describe('a file as an answer', () => {
  test('is stored under its name, and never runs on our origin', async () => {
    const { headers } = await signedIn().fetch(download.path);

    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Zo_ _draft_.html"; filename*=UTF-8''Zo%C3%AB%20%22draft%22.html`,
    );
    expect(headers.get('content-security-policy')).toMatch(/sandbox/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('that streams stops when its reader leaves', async () => {
    const stop = new AbortController();
    const answer = await signedIn().fetch(endless.path, { signal: stop.signal });
    await answer.body?.getReader().read();
    stop.abort();

    await until(() => expect(endlessStopped).toBe(true));
  });
});

test('the OpenAPI document tells that a call takes files, and how many', () => {
  const { paths } = openApiDocument([upload]) as {
    paths: Record<string, Record<string, { requestBody?: { content: object } }>>;
  };

  expect(paths[upload.path]?.['post']?.requestBody?.content).toMatchObject({
    'multipart/form-data': { schema: { allOf: [{}, { properties: { file: { type: 'array', maxItems: 2 } } }] } },
  });
});
