/**
 * Creates the Open Graph images in shell/public/og from og.html and og-sections.json: `node
 * shell/pictures/make-og.mjs [name …]`. Requires chromium (or CHROMIUM=path) and pngquant.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromiumFlags } from '../../scripts/find-chromium.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const out = join(here, '../public/og');
const browser = process.env.CHROMIUM ?? 'chromium';
const fontFile =
  '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
const shared = {
  font: pathToFileURL(createRequire(import.meta.url).resolve(fontFile)).href,
  images: new URL('../public/images', import.meta.url).href,
};

const flags = [
  '--headless',
  ...chromiumFlags,
  '--hide-scrollbars',
  '--allow-file-access-from-files',
  '--window-size=1200,630',
];

function fill(template, values) {
  return template.replace(/\{\{(\w+)\}\}/g, (_, key) => values[key]);
}

function makePicture(section, work) {
  const page = join(work, `${section.name}.html`);
  const raw = join(work, `${section.name}.png`);
  const picture = join(out, `${section.name}.png`);
  const layout = section.art.startsWith('blog/') ? 'bleed' : 'beside';
  const template = readFileSync(join(here, 'og.html'), 'utf8');
  writeFileSync(page, fill(template, { ...shared, ...section, class: layout }));
  execFileSync(
    browser,
    [
      ...flags,
      `--user-data-dir=${join(work, 'profile')}`,
      `--screenshot=${raw}`,
      pathToFileURL(page).href,
    ],
    { stdio: 'ignore', timeout: 30_000 },
  );
  execFileSync('pngquant', ['--force', '--strip', '--speed', '1', '--output', picture, '64', raw]);
  return statSync(picture).size;
}

const wanted = process.argv.slice(2);
const sections = JSON.parse(readFileSync(join(here, 'og-sections.json'), 'utf8'));
const work = mkdtempSync(join(tmpdir(), 'og-'));
mkdirSync(out, { recursive: true });
for (const section of sections) {
  if (wanted.length > 0 && !wanted.includes(section.name)) continue;
  console.log(`${section.name}.png ${makePicture(section, work)} bytes`);
}
rmSync(work, { recursive: true, force: true });
