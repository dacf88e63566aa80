import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { installable } from './tools/installable.ts';
import { renderedByServer } from './tools/rendered-by-server.ts';
import { schemalessContract } from './tools/schemaless-contract.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** All that the page of a shared presentation needs of the base. */
const reactModules = /node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper/;
/** What every screen needs; what only some screens need comes with those. */
const baseModules =
  /node_modules\/(stylis|@emotion|@mui\/(system(?!\/useMediaQuery)|utils(?!\/useRovingTabIndex)|styled-engine|material\/(styles|utils|Box|zero-styled))|@tanstack(?!.*\/(queriesObserver|useQueries|useBlocker|infiniteQueryObserver|useInfiniteQuery)\.)|clsx)\/|\/web\/(ui\/(button|tokens|text-input|color-mode)|platform\/local-setting)\.tsx?/;

/** What every screen of a signed-in user shows; in pieces it would be a dozen chunks. */
const shellModules =
  /node_modules\/@mui\/(system\/useMediaQuery|icons-material\/(utils|Check\.|Add\.|EditOutlined\.|MoreHoriz\.|Search\.|Menu\.|ArrowUpward\.|ExpandMore\.)|material\/(SvgIcon|TextareaAutosize|useMediaQuery|transitions\/utils))|\/web\/(ui\/(bare-fields|icon-action|news-dot|plain-button|tooltip|visually-hidden|spinner|panel|no-connection|user-picture)|app\/(use-me|problems|shell\/(top-bar|sidebar-frame|shortcuts|user-menu|theme-choice)|drawer\/drawer-state|chat-layer\/layer-place)|features\/threads\/(threads\.data|reply-news\.data|pending-deletions|sidebar|threads|thread-(list|item|groups)|rename-field|use-thread-actions))\.tsx?/;

/** The web: sources in `web/`, built into `dist/web`, which the server serves. `#contract/…` and `#web/…` are package imports. */
export default defineConfig({
  root: path('./web'),
  plugins: [schemalessContract(), react(), renderedByServer(), installable()],
  cacheDir: path('./.cache/vite'),
  resolve: {
    alias: [
      // Emotion asks for it in `withTheme` alone, which nothing here uses.
      { find: 'hoist-non-react-statics', replacement: path('./web/platform/no-statics.ts') },
      // The hook is React's own; what stands in for it under older ones is left out.
      { find: /^(use-sync-external-store)\/shim(?:\/index\.js)?(\/with-selector)?(?:\.js)?$/, replacement: '$1$2' },
    ],
  },
  build: {
    outDir: path('./dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    // The policy of the server forbids data: fonts, and small pictures gain nothing from inlining over HTTP/2.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: path('./web/index.html'), shared: path('./web/shared.html') },
      output: {
        codeSplitting: {
          // What every screen needs in one piece: it compresses better than a dozen shared chunks, and changes seldom.
          groups: [
            { name: 'react', test: reactModules },
            { name: 'base', test: baseModules },
            { name: 'shell', test: shellModules, includeDependenciesRecursively: false },
          ],
        },
      },
      treeshake: {
        // Schemas that nothing uses any more go (tools/schemaless-contract.ts).
        manualPureFunctions: ['z'],
        // Modules of a feature do nothing by being imported, so that a route which takes one screen from a feature's index
        // does not carry the others.
        moduleSideEffects: [{ test: /\/web\/features\//, sideEffects: false }],
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3000' } },
});
