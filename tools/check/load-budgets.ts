import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { runProgram } from '../command-line.ts';

interface Screen {
  name: string;
  /** The modules that are loaded lazily for it, by their paths; what they import comes along. */
  loads: readonly string[];
  maxKb: number;
}

const page = ['web/index.html'];
const chat = [...page, 'web/app/chat-layout.tsx', 'web/app/chat-page.tsx'];

/** How much JavaScript (kB, gzip) a screen may ask for before the user can begin. `npm run bench -- load` measures what Chromium asks for. */
const screens: readonly Screen[] = [
  { name: '/login', loads: [...page, 'web/app/login-page.tsx'], maxKb: 160 },
  { name: '/dashboard', loads: [...page, 'web/app/dashboard/dashboard-page.tsx'], maxKb: 260 },
  { name: '/', loads: [...page, 'web/app/chat-layout.tsx', 'web/app/new-chat-page.tsx'], maxKb: 260 },
  { name: '/chat/:id', loads: chat, maxKb: 235 },
  {
    name: '/chat/:id with the drawer',
    loads: [...chat, 'web/app/drawer/side-drawer.tsx', 'web/app/widgets/listing-results.tsx'],
    maxKb: 260,
  },
  { name: '/p/:token', loads: ['web/shared.html'], maxKb: 180 },
];

/** A built file of scripts. */
export interface Chunk {
  fileName: string;
  /** The module that it begins with, where one is loaded by its name. */
  entry: string | null;
  imports: readonly string[];
  code: string;
}

/** Bytes (gzip) of the files that hold these modules, with all that they import. */
export function bytesOf(chunks: readonly Chunk[], modules: readonly string[]): number {
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set<Chunk>();
  const need = (chunk: Chunk | undefined): void => {
    if (!chunk || needed.has(chunk)) return;
    needed.add(chunk);
    chunk.imports.forEach((file) => need(files.get(file)));
  };
  for (const module of modules) {
    const chunk = chunks.find(({ entry }) => entry?.endsWith(`/${module}`));
    if (!chunk) throw new Error(`No built file begins with ${module}`);
    need(chunk);
  }
  return [...needed].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}

async function builtChunks(): Promise<Chunk[]> {
  const built = await build({ logLevel: 'error', build: { write: false } });
  if (!('output' in built)) throw new Error('The web was not built once');
  return built.output.flatMap((file) =>
    file.type === 'chunk'
      ? [{ fileName: file.fileName, entry: file.facadeModuleId, imports: file.imports, code: file.code }]
      : [],
  );
}

/** Builds the web and says how heavy each screen is; 1 when one is over its budget. */
async function loadBudgets(): Promise<number> {
  const chunks = await builtChunks();
  const measured = screens.map((screen) => ({ ...screen, kb: bytesOf(chunks, screen.loads) / 1_000 }));
  for (const { name, kb, maxKb } of measured) {
    console.log(`${kb > maxKb ? 'OVER' : 'ok  '} ${name}: ${kb.toFixed(1)} of ${maxKb} kB`);
  }
  return measured.some(({ kb, maxKb }) => kb > maxKb) ? 1 : 0;
}

if (import.meta.main) await runProgram(loadBudgets);
