/** Settings of the server for a small machine that runs the whole product; `postgres -c name=value` each. */
export const serverSettings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  // An import of 200,000 listings then checkpoints half as often; more would make recovery after kill -9 slow.
  max_wal_size: '1GB',
  min_wal_size: '64MB',
  // No replica can follow a server that only loopback reaches; without one PostgreSQL writes less and needs fewer processes.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
};

/** Passwords over the socket and loopback, nothing else; the superuser has none, so nobody signs in as it. */
export const hostBasedAuthentication = ['local all all scram-sha-256', 'host all all 127.0.0.1/32 scram-sha-256', ''].join('\n');

const maxSocketPathBytes = 107;

/** Where the Unix socket goes; a folder with a long path can have none. */
export function socketFolder(home: string): string {
  return Buffer.byteLength(`${home}/.s.PGSQL.65535.lock`) <= maxSocketPathBytes ? home : '';
}
