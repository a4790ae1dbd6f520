import { existsSync } from 'node:fs';
import { run } from './steps.mjs';

/** The headless shell first: it does the same with two thirds of the processor time. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium that is installed, named by CHROMIUM_PATH or found where systems put it. */
export const installedChromium = () =>
  [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));

/** Playwright's own browser, where it was downloaded before. */
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
 * Path of a Chromium to test with: one that is there, else one installed by the system or by Playwright.
 * @throws Error that says how to help oneself
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
