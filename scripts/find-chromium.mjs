import { existsSync } from 'node:fs';
import { run } from './steps.mjs';

/** The headless shell comes first, because it needs only two thirds of the processor time. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** For a browser of tests, which needs no graphics processor and requests nothing by itself. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** An installed Chromium, from CHROMIUM_PATH or the usual locations. */
export const installedChromium = () =>
  [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));

/** Playwright's own browser, if it was downloaded before. */
async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run(
    'apt-get',
    ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'],
    { env },
  );
  return installedChromium();
}

async function fromPlaywright() {
  await run('npx', ['playwright', 'install', 'chromium']);
  return await playwrightChromium();
}

/**
 * Path of a Chromium for tests; if none is found, installs one from the system's packages or with
 * Playwright.
 * @throws Error with instructions
 */
export async function findChromium() {
  const found = installedChromium() ?? (await playwrightChromium());
  if (found) return found;
  for (const install of [fromDebian, fromPlaywright]) {
    const installed = await install().catch(() => undefined);
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found or could be installed. Install one and set CHROMIUM_PATH.',
  );
}
