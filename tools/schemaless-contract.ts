import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const contract = fileURLToPath(new URL('../contract/', import.meta.url));
const inertZod = fileURLToPath(new URL('../web/platform/inert-zod.ts', import.meta.url));
const formZod = fileURLToPath(new URL('../web/platform/forms/jitless-zod.ts', import.meta.url));
/** What the web's client reads of an endpoint, apart from whether there is a body; the rest is for the server and for types. */
const clientParts = new Set(['method', 'path', 'status', 'idempotent']);

/** Files that validate what is typed by the contract's own schemas. */
const formFile = /\.form\.tsx?$/;
const SCHEMAS = '?schemas';

/**
 * Gives the contract an inert zod in the web, in development and in production alike, and takes the schemas out of its
 * endpoints: there the contract is types, paths and limits. zod and the schemas would be 33 kB of the 160 kB (gzip) that the
 * login screen may weigh, only to check again what the server has checked. Web code that imports zod itself gets the real one.
 * Files named `*.form.tsx` see the contract whole, as a second copy of its modules that loads with them.
 */
export function schemalessContract(): Plugin {
  return {
    name: 'schemaless-contract',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer) return undefined;
      const wholeContract = importer.startsWith(contract) && importer.endsWith(SCHEMAS);
      if (source === 'zod' && importer.startsWith(contract)) return wholeContract ? formZod : inertZod;
      if (!wholeContract && !formFile.test(importer)) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved?.id.startsWith(contract) ? `${resolved.id}${SCHEMAS}` : resolved;
    },
    transform(code, file) {
      if (!file.startsWith(contract) || file.endsWith(SCHEMAS)) return undefined;
      const cuts: { start: number; end: number; text: string }[] = [];
      for (const statement of this.parse(code, { lang: 'ts' }).body) {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declaration?.type !== 'VariableDeclaration') continue;
        for (const { id, init } of declaration.declarations) {
          // What schemas are made of goes with them; an inert one stands for each.
          if (init && id.type === 'Identifier' && id.name.endsWith('Schema')) {
            cuts.push({ start: init.start, end: init.end, text: 'z' });
            continue;
          }
          if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'endpoint') continue;
          const [shape] = init.arguments;
          if (shape?.type !== 'ObjectExpression') continue;
          for (const part of shape.properties) {
            if (part.type !== 'Property' || part.key.type !== 'Identifier' || clientParts.has(part.key.name)) continue;
            cuts.push({ start: part.start, end: part.end, text: part.key.name === 'body' ? 'body: true' : '...null' });
          }
        }
      }
      const kept = cuts.reduceRight((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
      return { code: kept, map: { mappings: '' } };
    },
  };
}
