import { describe, expect, it } from 'vitest';
import { stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { modelSchemaOf } from '#server/platform/tools/index.ts';

describe('the input of a tool as providers are told it', () => {
  const described = createTestTools({ listings: stubListings(), market: stubMarket() }).map((tool) => ({
    name: tool.name,
    schema: JSON.parse(JSON.stringify(modelSchemaOf(tool.inputSchema).jsonSchema)) as Record<string, unknown>,
  }));

  it.each(described)('is an object without tuples, oneOf and null: $name', ({ schema }) => {
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
    const text = JSON.stringify(schema);
    expect(text).not.toMatch(/"items":\[|prefixItems|oneOf|"null"|\$schema|\$ref/);
    expect(text.length).toBeLessThan(9_000);
  });

  it('keeps what each field means and may be', () => {
    expect(described[0]?.schema).toMatchObject({
      properties: {
        areaFilter: { anyOf: [{ required: ['type', 'nameType', 'name'] }, {}, {}, { required: ['type', 'areas'] }] },
        bathroomsCount: {
          type: 'object',
          description: 'A half bath counts 0.5',
          properties: { startAt: { type: 'number', maximum: 99 } },
        },
        soldDate: { properties: { startAt: { type: 'string', format: 'date' } } },
        hasDoormanAttendance: { type: 'boolean' },
        paginationLimit: { type: 'integer', minimum: 1, maximum: 100 },
      },
    });
  });
});
