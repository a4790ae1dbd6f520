#!/usr/bin/env node
/**
 * `node shared-ui/catalogue/check.mjs`: runs axe over the built catalogue in a real browser, light
 * and dark, wide and narrow, with the dialog and the toast open, under our content security policy.
 * Also checks that nothing scrolls sideways at 320 px. Build first with `run.mjs --build`. Exits
 * with 1 if it finds a violation.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const require = createRequire(import.meta.url);
const built = path.join(path.dirname(fileURLToPath(import.meta.url)), '../dist/catalogue');
const types = { '.html': 'text/html', '.js': 'text/javascript', '.woff2': 'font/woff2' };
const axe = await readFile(require.resolve('axe-core/axe.js'), 'utf8');
/** The directives of the product's content security policy that a style could violate. */
const policy =
  "script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

const widths = [1366, 768, 320];
const states = {
  resting: async () => {},
  dialog: (page) => page.getByRole('button', { name: 'Open the dialog' }).click(),
  'locked dialog': (page) => page.getByRole('button', { name: 'Open a locked dialog' }).click(),
  toast: (page) => page.getByRole('button', { name: 'Show a destructive toast' }).click(),
  'toast above a dialog': async (page) => {
    await page.getByRole('button', { name: 'Fail within a dialog' }).click();
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.getByText('Failed to place order.', { exact: false }).first().waitFor();
  },
  combobox: (page) => page.getByRole('combobox', { name: 'Customer' }).click(),
};

function serve() {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? '/index.html' : path.posix.normalize(pathname);
    try {
      const bytes = await readFile(path.join(built, name));
      response
        .writeHead(200, {
          'content-type': types[path.extname(name)],
          'content-security-policy': policy,
        })
        .end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Contrast depends only on the colour scheme, the other rules only on the width. */
function rulesFor({ colorScheme, width }) {
  if (colorScheme === 'dark') return { runOnly: ['color-contrast'] };
  return width === widths[0] ? {} : { rules: { 'color-contrast': { enabled: false } } };
}

async function violationsOf(page, run) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (rules) => globalThis.axe.run({ resultTypes: ['violations'], ...rules }),
    rulesFor(run),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? node.html}`),
  );
}

async function check(browser, address, run) {
  const { colorScheme, width, name } = run;
  const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } });
  const refused = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await states[name](page);
  await page.waitForTimeout(200);
  const found = [...refused, ...(await violationsOf(page, run))];
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (excess > 0) found.push(`scrolls sideways by ${excess} px`);
  await page.close();
  return found.map((each) => `${colorScheme} ${width} ${name}: ${each}`);
}

const server = await serve();
const address = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: flags,
});
const runs = [
  ...widths.map((width) => ({ colorScheme: 'light', width })),
  { colorScheme: 'dark', width: widths[0] },
];
const waiting = runs.flatMap((run) => Object.keys(states).map((name) => ({ ...run, name })));
const problems = [];
async function checkWaiting() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
    problems.push(...(await check(browser, address, next)));
}
await Promise.all([checkWaiting(), checkWaiting()]);
await browser.close();
server.close();
console.log(problems.length === 0 ? 'catalogue: no violation' : problems.join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;
