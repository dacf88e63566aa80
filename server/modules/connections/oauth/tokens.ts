import { z } from 'zod';
import type { Sealing } from '#server/platform/sealing/index.ts';

const tokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string().nullable() });
export type Tokens = z.infer<typeof tokensSchema>;

/** What sealed tokens belong to. */
export const contextOf = (connectionId: string): string => `app-connection:${connectionId}`;

export function sealTokens(sealing: Sealing, connectionId: string, { accessToken, refreshToken }: Tokens): Promise<string> {
  return sealing.seal(JSON.stringify({ accessToken, refreshToken }), contextOf(connectionId));
}

export async function openTokens(
  sealing: Sealing,
  { id, sealed_tokens }: { id: string; sealed_tokens: string },
): Promise<Tokens> {
  return tokensSchema.parse(JSON.parse(await sealing.open(sealed_tokens, contextOf(id))));
}
