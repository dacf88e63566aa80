import { jsonSchema, type Schema } from 'ai';
import { z } from 'zod';

/**
 * A tool's input as providers are told it, in the JSON Schema that all of them take; the answer is still checked by the zod
 * schema itself. What the model wrote is passed on as it is: the tool parses it, once. Left out of the description is what a
 * model gains nothing from: `null` beside "leave it out" (half of the text), and the long pattern of dates.
 */
export function modelSchemaOf(inputSchema: z.ZodType): Schema<unknown> {
  const described = z.toJSONSchema(inputSchema, { io: 'input', target: 'draft-7' });
  return jsonSchema(simplify(described) as Parameters<typeof jsonSchema>[0], {
    validate(value) {
      const parsed = inputSchema.safeParse(value);
      return parsed.success ? { success: true, value } : { success: false, error: parsed.error };
    },
  });
}

function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify);
  if (typeof node !== 'object' || node === null) return node;
  const { $schema: _, oneOf, ...rest } = node as Record<string, unknown>;
  const simple: Record<string, unknown> = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, simplify(value)]));
  if (oneOf !== undefined) simple['anyOf'] = simplify(oneOf);
  if (simple['format'] === 'date') delete simple['pattern'];
  if (Array.isArray(simple['type'])) simple['type'] = simple['type'].find((type) => type !== 'null');
  if (!Array.isArray(simple['anyOf'])) return simple;
  const { anyOf: _choices, ...outer } = simple;
  const choices = (simple['anyOf'] as { type?: unknown }[]).filter((choice) => choice.type !== 'null');
  return choices.length === 1 ? { ...choices[0], ...outer } : { ...outer, anyOf: choices };
}
