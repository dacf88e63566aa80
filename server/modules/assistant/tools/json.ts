import { z } from 'zod';
import type { Json } from '../loop/agent-loop.ts';

const jsonSchema = z.json();

/** A value as it will be after a journey through JSON: absent fields are gone. */
export function asJson(value: unknown): Json {
  return jsonSchema.parse(JSON.parse(JSON.stringify(value ?? null)));
}
