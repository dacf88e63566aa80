/**
 * What the `upload` benchmark compares with: Fastify with its parser of forms, which writes each file to the disk and says how large it was.
 * Usage: node bench/upload-server.ts FOLDER, prints its port.
 */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import { fastify } from 'fastify';

const folder = process.argv[2] ?? '.';
const app = fastify();
await app.register(multipart, { limits: { fileSize: 60_000_000 } });
app.post('/files', async (request) => {
  const sent = await request.file();
  if (!sent) throw new Error('No file was sent');
  const path = join(folder, randomUUID());
  await pipeline(sent.file, createWriteStream(path, { flush: true }));
  return { size: sent.file.bytesRead };
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
console.log(new URL(address).port);
