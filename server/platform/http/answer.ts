import { z } from 'zod';

type Fits = (value: unknown) => boolean;

/**
 * Makes of an answer what leaves: what its schema has parsed, so that a field too many on a service's object stays here. Parsing copies the
 * whole answer, half as dear again as the rest of a call without a query; so a quick look goes first, and what parsing would give back as
 * it is, with no field too many or too few and each of its kind, leaves without it.
 * @throws z.ZodError where the answer does not fit
 */
export function createAnswerParser(schema: z.ZodType): (answer: unknown) => unknown {
  const fits = fitsOf(schema);
  return (answer) => (fits(answer) ? answer : schema.parse(answer));
}

/** Knows the plain kinds; whatever else a schema has (a transform, a default, JSON of any shape) is for parsing to say. */
function fitsOf(schema: z.core.$ZodType): Fits {
  if (schema instanceof z.ZodObject) return objectFits(schema);
  if (schema instanceof z.ZodArray) {
    const element = fitsOf(schema.element);
    return (value) => Array.isArray(value) && value.every(element);
  }
  if (schema instanceof z.ZodNullable) {
    const inner = fitsOf(schema.unwrap());
    return (value) => value === null || inner(value);
  }
  if (schema instanceof z.ZodOptional) {
    const inner = fitsOf(schema.unwrap());
    return (value) => value === undefined || inner(value);
  }
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.map(fitsOf);
    return (value) => options.some((option) => option(value));
  }
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) {
    const members = new Set<unknown>(schema instanceof z.ZodEnum ? schema.options : schema.values);
    return (value) => members.has(value);
  }
  if ((schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) && !changes(schema))
    return (value) => typeof value === 'string';
  if (schema instanceof z.ZodNumber) return Number.isFinite;
  if (schema instanceof z.ZodBoolean) return (value) => typeof value === 'boolean';
  return () => false;
}

/** True for a schema that trims or the like. */
function changes({ def }: z.ZodType): boolean {
  return def.checks?.some((check) => check._zod.def.check === 'overwrite') ?? false;
}

function objectFits({ shape, def }: z.ZodObject): Fits {
  if (def.catchall) return () => false;
  const fields = new Map(Object.entries<z.core.$ZodType>(shape).map(([key, field]) => [key, fitsOf(field)]));
  const requires = new Set(Object.keys(shape).filter((key) => !(shape[key] instanceof z.ZodOptional)));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    let found = 0;
    for (const key in value) {
      const fits = fields.get(key);
      if (!fits?.((value as Record<string, unknown>)[key])) return false;
      if (requires.has(key)) found += 1;
    }
    return found === requires.size;
  };
}
