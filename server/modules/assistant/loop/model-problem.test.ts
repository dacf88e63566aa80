import { APICallError } from 'ai';
import { describe, expect, it } from 'vitest';
import { readModelProblem } from './model-problem.ts';

const now = new Date('2026-11-20T20:00:00Z');

function answered(statusCode: number, responseHeaders: Record<string, string> = {}): APICallError {
  const requestBodyValues = { input: 'secret words' };
  return new APICallError({ message: 'No.', url: 'http://model', requestBodyValues, statusCode, responseHeaders });
}

describe('reading why a model failed', () => {
  it.each([
    [429, 'model_rate_limited', true],
    [500, 'model_unavailable', true],
    [529, 'model_unavailable', true],
    [408, 'model_unavailable', true],
    [401, 'model_key_refused', false],
    [403, 'model_key_refused', false],
    [400, 'model_refused', false],
    [404, 'model_refused', false],
  ])('takes status %i for %s', (status, code, passing) => {
    expect(readModelProblem(answered(status), now)).toMatchObject({ code, passing });
  });

  it.each([
    [{ 'retry-after': '3' }, 3_000],
    [{ 'retry-after': 'Fri, 20 Nov 2026 20:00:07 GMT' }, 7_000],
    [{ 'retry-after': '9', 'retry-after-ms': '250' }, 250],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('reads the wait from %j', (headers: Record<string, string>, waitMs) => {
    expect(readModelProblem(answered(429, headers), now).retryAfterMs).toBe(waitMs);
    expect(readModelProblem(answered(503, headers), now).retryAfterMs).toBe(waitMs);
  });

  it('takes a broken connection for passing', () => {
    expect(readModelProblem(new TypeError('terminated'), now)).toMatchObject({ code: 'model_unavailable', passing: true });
  });

  it('keeps the request out of what it tells', () => {
    const problem = readModelProblem(answered(400), now);
    expect(JSON.stringify([problem, problem.facts, problem.cause, problem.stack])).not.toContain('secret');
    expect(problem.facts).toEqual({ error: 'AI_APICallError', status: 400, detail: 'No.' });
  });
});
