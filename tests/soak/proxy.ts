import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy without sticky sessions. */
export interface SoakProxy {
  url: string;
  close: () => Promise<void>;
}

/** Hands each request to any of the ports; one that does not answer breaks the connection, as it does behind real proxies. */
export async function startProxy(portOf: () => number): Promise<SoakProxy> {
  const server = createServer((inbound, outbound) => {
    const { method, url, headers } = inbound;
    const forwarded = request({ host: '127.0.0.1', port: portOf(), method, path: url, headers, agent: false }, (answer) => {
      outbound.writeHead(answer.statusCode ?? 502, answer.headers);
      outbound.flushHeaders();
      answer.on('error', () => outbound.destroy()).pipe(outbound);
      answer.on('close', () => answer.complete || outbound.destroy());
    });
    forwarded.on('error', () => outbound.destroy());
    outbound.on('close', () => forwarded.destroy());
    inbound.pipe(forwarded);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
