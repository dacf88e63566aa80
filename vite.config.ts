import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { schemalessContract } from './tools/schemaless-contract.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The web: sources in `web/`, built into `dist/web`, which the server serves. `#contract/…` and `#web/…` are package imports. */
export default defineConfig({
  root: path('./web'),
  plugins: [schemalessContract(), react()],
  cacheDir: path('./.cache/vite'),
  build: {
    outDir: path('./dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    // The policy of the server forbids data: fonts, and small pictures gain nothing from inlining over HTTP/2.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3000' } },
});
