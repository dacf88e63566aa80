import { OutgoingProblem } from '#server/platform/outgoing-fetch/index.ts';

/** What the login page is told; `declined` tells nothing, since the person knows. */
export type SsoErrorCode = 'invalid-account' | 'unexpected' | 'unexpected-provider' | 'unexpected-busy' | 'declined';

/** A sign-in by a provider that did not become one. The message is for the audit: a reason in words, without tokens or addresses. */
export class SsoRefusal extends Error {
  readonly code: SsoErrorCode;
  /** Whose account it was about, as far as that is known. */
  readonly userId: string | null;
  /** Where the person wanted to go, which another way of signing in may still lead to. */
  redirect: string | null = null;

  constructor(code: SsoErrorCode, reason: string, { userId = null, cause }: { userId?: string | null; cause?: unknown } = {}) {
    super(reason, { cause });
    this.name = 'SsoRefusal';
    this.code = code;
    this.userId = userId;
  }
}

/** What was wrong with a provider or its answer: the library's code, with the claim where it is one. */
export function reasonOf(error: unknown): string {
  const problem = findCause(error, (each) => each instanceof OutgoingProblem);
  if (problem instanceof OutgoingProblem) return `the provider cannot be reached (${problem.code})`;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
  const detail = findCause(error, (each) => isObject(each) && typeof each['claim'] === 'string');
  return isObject(detail)
    ? `the provider’s answer is not valid (${code}, ${String(detail['claim'])})`
    : `the provider’s answer is not valid (${code})`;
}

function findCause(error: unknown, matches: (each: unknown) => boolean): unknown {
  for (let each = error, depth = 0; each !== undefined && depth < 5; depth += 1) {
    if (matches(each)) return each;
    each = isObject(each) ? each['cause'] : undefined;
  }
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
