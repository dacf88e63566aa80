import { z } from 'zod';
import type { Clock } from '#server/platform/clock.ts';
import type { OutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';
import { FeedProblem } from '../feeds/feed-problem.ts';
import type { Credentials } from '../feeds/feed.ts';

/** Tokens of client credentials by feed, for as long as they are good: some servers allow a few a day. */
export interface TokenCache {
  /** @param refused the token that the server just refused; another one is fetched */
  tokenFor: (feedId: string, credentials: Credentials, signal: AbortSignal, refused?: string) => Promise<string>;
}

const tokenAnswerSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().catch(3_600),
});

/** A token that is good for less than this is fetched anew. */
const MARGIN_MS = 60_000;

export function createTokenCache({ fetch, clock }: { fetch: OutgoingFetch; clock: Clock }): TokenCache {
  const kept = new Map<string, { token: string; untilMs: number; secret: string }>();

  async function fetchToken(credentials: Credentials & { kind: 'client-credentials' }, signal: AbortSignal) {
    const { tokenUrl, clientId, clientSecret, scope } = credentials;
    const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret });
    if (scope) form.set('scope', scope);
    const answer = await fetch(tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: form.toString(),
      timeoutMs: 20_000,
      maxBytes: 100_000,
      signal,
    });
    const text = await answer.text();
    if (answer.status >= 500 || answer.status === 429) return { isBusy: true as const, status: answer.status };
    if (answer.status !== 200) {
      throw new FeedProblem(`The token server refuses the client id or secret (it answers ${answer.status}).`);
    }
    const parsed = tokenAnswerSchema.safeParse(parseJson(text));
    if (!parsed.success) throw new FeedProblem('The token server answers without an access_token.');
    return { isBusy: false as const, ...parsed.data };
  }

  return {
    async tokenFor(feedId, credentials, signal, refused) {
      if (credentials.kind === 'bearer') {
        if (refused !== undefined) throw new FeedProblem('The server refuses the token (it answers 401).');
        return credentials.token;
      }
      const now = clock.now().getTime();
      const earlier = kept.get(feedId);
      const isGood = earlier && earlier.token !== refused && earlier.secret === credentials.clientSecret;
      if (isGood && earlier.untilMs - MARGIN_MS > now) return earlier.token;
      const answer = await fetchToken(credentials, signal);
      if (answer.isBusy) throw new TokenServerBusy(answer.status);
      kept.set(feedId, {
        token: answer.access_token,
        untilMs: now + answer.expires_in * 1_000,
        secret: credentials.clientSecret,
      });
      return answer.access_token;
    },
  };
}

/** Worth another try. */
export class TokenServerBusy extends Error {
  constructor(status: number) {
    super(`The token server answers ${status}.`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
