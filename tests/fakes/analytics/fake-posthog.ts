import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const batchSchema = z.strictObject({
  api_key: z.literal('phc_of_a_test'),
  batch: z.array(
    z.strictObject({
      uuid: z.uuid(),
      event: z.string(),
      distinct_id: z.string(),
      timestamp: z.iso.datetime(),
      properties: z.record(z.string(), z.json()),
    }),
  ),
});
type SentEvent = z.infer<typeof batchSchema>['batch'][number];

export interface FakePostHog {
  /** For `ANALYTICS_URL`. */
  url: string;
  events: SentEvent[];
  /** Statuses that the next batches are answered with, in turn. */
  failNext: number[];
  close: () => Promise<void>;
}

/** A service on the wire that takes batches of events for the project `phc_of_a_test`. */
export async function startFakePostHog(): Promise<FakePostHog> {
  const events: SentEvent[] = [];
  const failNext: number[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const parsed = batchSchema.safeParse(body);
      const status = request.url === '/batch/' && parsed.success ? (failNext.shift() ?? 200) : 400;
      if (status === 200 && parsed.success) events.push(...parsed.data.batch);
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"status":"Ok"}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...{ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, events, failNext },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
