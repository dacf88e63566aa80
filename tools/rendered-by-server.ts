import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { schemalessContract } from './schemaless-contract.ts';

/** What only a browser shows, on request. */
const neverRendered = [/\/live-map\.tsx$/];
const web = fileURLToPath(new URL('../web', import.meta.url));

/**
 * Builds, with the pages, what the server renders of them (server/shared-pages.ts, server/thread-printing.ts): files for Node with all that they need, in a folder of
 * the build that is not served.
 */
export function renderedByServer(): Plugin {
  return {
    name: 'rendered-by-server',
    apply: 'build',
    async writeBundle({ dir }) {
      await build({
        configFile: false,
        root: web,
        logLevel: 'warn',
        plugins: [schemalessContract(), react()],
        define: { 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true, target: 'node' },
        build: {
          ssr: true,
          outDir: join(dir ?? '', '.server'),
          target: 'node24',
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: {
            input: ['shared-html.tsx', 'thread-html.tsx'].map((file) => join(web, file)),
            external: neverRendered,
          },
        },
      });
    },
  };
}
