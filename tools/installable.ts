import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type Plugin, transformWithOxc } from 'vite';

const worker = fileURLToPath(new URL('../web/service-worker.ts', import.meta.url));
const logo = fileURLToPath(new URL('../web/public/favicon.svg', import.meta.url));

/** What shows a thread, by the modules that are loaded lazily for it; what they import comes along. */
const readOffline = [
  'index.html',
  'app/chat-layout.tsx',
  'app/chat-page.tsx',
  'app/new-chat-page.tsx',
  'features/chat/bar/bar-tools.tsx',
];

const PLAIN_PX = [180, 192, 512];
const MASKABLE_PX = 512;
/** Of a maskable icon the system shows a circle of four fifths. */
const SAFE_SHARE = 0.8;

interface BuiltFile {
  fileName: string;
  type: string;
  facadeModuleId?: string | null;
  imports?: string[];
  viteMetadata?: { importedCss: Set<string> } | undefined;
}

/** The files that show a thread, the script of the page first. */
function filesToKeep(files: readonly BuiltFile[]): string[] {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const needed = new Set<string>();
  const need = (file: BuiltFile | undefined): void => {
    if (!file || needed.has(file.fileName)) return;
    needed.add(file.fileName);
    file.viteMetadata?.importedCss.forEach((style) => needed.add(style));
    file.imports?.forEach((name) => need(byName.get(name)));
  };
  for (const module of readOffline) {
    const chunk = files.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${module}`));
    if (!chunk) throw new Error(`No built file begins with web/${module}`);
    need(chunk);
  }
  const font = files.find(({ fileName }) => fileName.includes('inter-latin-wght-normal'));
  return [...needed, ...(font ? [font.fileName] : [])].map((name) => `/${name}`);
}

/** The logo on all of the square: the system cuts it to the shape of its icons. */
async function maskable(svg: Buffer): Promise<Buffer> {
  const inner = Math.round(MASKABLE_PX * SAFE_SHARE);
  const mark = await sharp(svg, { density: 1200 }).resize(inner).png().toBuffer();
  const background = /fill="(#[\da-f]{6})"/.exec(svg.toString())?.[1] ?? '#ffffff';
  const square = { width: MASKABLE_PX, height: MASKABLE_PX, channels: 4, background } as const;
  return sharp({ create: square })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
}

/** Makes, with the pages, what lets them be installed: icons from the logo, and the service worker with the names of the files that it keeps. */
export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    async generateBundle(_, bundle) {
      const svg = await readFile(logo);
      for (const px of PLAIN_PX) {
        const source = await sharp(svg, { density: 1200 }).resize(px).png().toBuffer();
        this.emitFile({ type: 'asset', fileName: `icons/${px}.png`, source });
      }
      this.emitFile({ type: 'asset', fileName: 'icons/maskable.png', source: await maskable(svg) });

      const files = filesToKeep(Object.values(bundle));
      const { code } = await transformWithOxc(await readFile(worker, 'utf8'), worker);
      const version = createHash('sha256').update(files.join()).update(code).digest('base64url').slice(0, 12);
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: `const BUILD = ${JSON.stringify({ version, files })};\n${code}`,
      });
    },
  };
}
