import { z } from 'zod';

/** Turns zod schemas into the JSON Schemas of one OpenAPI document. */
export interface OpenApiSchemas {
  of: (schema: z.ZodType, io: 'input' | 'output') => unknown;
  /** Schemas that others refer to, for `components.schemas`. */
  shared: Record<string, unknown>;
}

/**
 * zod puts what a schema refers to (such as a recursive part) into its own `$defs`, with references from the schema's root. Inside
 * an OpenAPI document they would lead nowhere, so such parts move to the document's components.
 */
export function createOpenApiSchemas(): OpenApiSchemas {
  const shared: Record<string, unknown> = {};
  const names = new Map<string, string>();

  function nameOf(definitions: unknown, key: string): string {
    const meaning = `${key} of ${JSON.stringify(definitions)}`;
    const name = names.get(meaning) ?? `Shared${names.size + 1}`;
    names.set(meaning, name);
    return name;
  }

  return {
    shared,
    of(schema, io) {
      const {
        $schema: _,
        $defs: definitions = {},
        ...json
      } = z.toJSONSchema(schema, {
        target: 'draft-2020-12',
        io,
        unrepresentable: 'any',
      });
      const moved = (part: unknown): unknown =>
        JSON.parse(JSON.stringify(part), (key, value: unknown) => {
          const definition = key === '$ref' && typeof value === 'string' ? /^#\/\$defs\/(.+)$/.exec(value)?.[1] : undefined;
          return definition === undefined ? value : `#/components/schemas/${nameOf(definitions, definition)}`;
        });
      for (const [key, definition] of Object.entries(definitions)) shared[nameOf(definitions, key)] ??= moved(definition);
      return moved(json);
    },
  };
}
