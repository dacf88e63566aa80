import { z } from 'zod';

/** JSON as it goes over the wire. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const jsonSchema = z.json();

/** A value as it will be after a journey through JSON: absent fields are gone. */
export function asJson(value: unknown): Json {
  return jsonSchema.parse(JSON.parse(JSON.stringify(value ?? null)));
}
