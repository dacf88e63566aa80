import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../tools/test/find-chromium.ts';

/** A headless Chromium as the browser tests use it; maps need WebGL, which it draws by software. */
export async function launchChromium({ withWebGl = false } = {}): Promise<Browser> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('This benchmark needs Chromium: install it, or name one in CHROMIUM_PATH.');
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const forMaps = withWebGl ? ['--enable-unsafe-swiftshader'] : [];
  return chromium.launch({
    executablePath,
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--enable-precise-memory-info',
      ...forMaps,
      ...asRoot,
    ],
  });
}

/** A `Cookie` header as Playwright takes cookies. */
export function browserCookies(header: string, url: string) {
  return header.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url };
  });
}
