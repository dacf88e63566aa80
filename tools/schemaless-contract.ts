import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const contract = fileURLToPath(new URL('../contract/', import.meta.url));
const inertZod = fileURLToPath(new URL('../web/platform/inert-zod.ts', import.meta.url));

/**
 * Gives the contract an inert zod in the web, in development and in production alike: there the contract is types, paths and
 * limits. zod and its schemas would be 29 kB of the 160 kB (gzip) that the login screen may weigh, only to check again what the
 * server has checked. Web code that imports zod itself gets the real one.
 */
export function schemalessContract(): Plugin {
  return {
    name: 'schemaless-contract',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'zod' && importer?.startsWith(contract) ? inertZod : undefined),
  };
}
