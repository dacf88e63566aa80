import type { RawBuilder } from 'kysely';

/** What travels between nodes: ids and counts, never text (PostgreSQL's limit is 8,000 bytes). */
export type LivePayload = Record<string, string | number | boolean | null>;

export type LiveListener = (payload: LivePayload) => void;

/**
 * Wakes other nodes. Nothing that must not be lost travels here: the truth is in the database, a message only says where to look,
 * and after `onReconnect` a consumer looks again because messages may have been missed.
 */
export interface LiveBus {
  /** Tells every node, this one included. */
  publish: (channel: string, payload: LivePayload) => Promise<void>;
  /** The same as an SQL expression: the nodes are told when the statement that evaluates it commits, and not otherwise. */
  publishing: (channel: string, payload: LivePayload) => RawBuilder<unknown>;
  /**
   * For what is told often: within some milliseconds, many in one transaction, because PostgreSQL lets only one transaction at a time
   * commit that notifies. Lost with the process or the database; a later message has to make it good.
   */
  publishSoon: (channel: string, payload: LivePayload) => void;
  /** @returns a function that ends the subscription */
  subscribe: (channel: string, listener: LiveListener) => () => void;
  /** Called after the connection was lost and made again. */
  onReconnect: (listener: () => void) => void;
  /** True while messages arrive. */
  isConnected: () => boolean;
  close: () => Promise<void>;
}
