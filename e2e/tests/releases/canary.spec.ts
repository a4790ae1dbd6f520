import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/release-test';
import { breakPage } from './faults';

const headline = 'We make AI and audio do useful work';

test('a visitor gets the same version of a canary on every visit', async ({
  browser,
  baseURL,
  instance,
}) => {
  await instance.publish('mf-marketing', '2.0.0', { [headline]: 'The canary sings' });
  await instance.releaseAs({}, 'canary', 'mf-marketing', '2.0.0', '50');
  const seen = new Set<string>();
  for (let visitor = 0; visitor < 8 || (seen.size < 2 && visitor < 40); visitor += 1) {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const texts = [];
    for (let visit = 0; visit < 3; visit += 1) {
      const response = await context.request.get('/about');
      texts.push((await response.text()).includes('The canary sings') ? 'canary' : 'stable');
    }
    expect(new Set(texts).size, 'every visit of one visitor').toBe(1);
    const [cookie] = await context.cookies();
    expect(cookie?.name).toBe('nc_canary');
    expect(cookie?.value).toMatch(/^\d{1,4}$/);
    seen.add(texts[0] ?? '');
    await context.close();
  }
  expect(seen.size, 'the visitors are not all in one part').toBe(2);

  await instance.release('canary', 'mf-marketing', 'off');
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const response = await context.request.get('/about');
  expect(await response.text()).toContain(headline);
  expect(response.headers()['set-cookie']).toBeUndefined();
  await context.close();
});

let network = 0;

/** A page of a visitor with a unique IP address. */
async function newVisitor(browser: Browser, baseURL: string, address?: string): Promise<Page> {
  network += 1;
  const extraHTTPHeaders = { 'X-Forwarded-For': address ?? `10.${network}.0.1` };
  return await browser.newPage({ baseURL, extraHTTPHeaders });
}

/**
 * One visit by a new visitor, until the page has reported its outcome. `act` waits for the response
 * to the report, because closing the context cancels a request that has not arrived.
 */
async function visit(
  browser: Browser,
  baseURL: string,
  act: (page: Page) => Promise<unknown>,
  path = '/admin/login',
): Promise<void> {
  const page = await newVisitor(browser, baseURL);
  await page.goto(path);
  await act(page);
  await page.close({ runBeforeUnload: true });
  await page.context().close();
}

const isLoaded = (page: Page) =>
  page.getByRole('heading', { name: 'Admin login', level: 1 }).waitFor();

test('a failing canary is stopped automatically, and the history records it', async ({
  browser,
  instance,
}) => {
  const broken = await instance.make('mf-admin', '2.0.0');
  await breakPage(broken.folder, 'Not an admin', (code) => code.replace('Page:()=>', 'P:()=>'));
  await instance.release('publish', 'mf-admin', '--from', broken.folder);
  await instance.release('canary', 'mf-admin', '2.0.0', '100');
  for (let visitor = 0; visitor < 4; visitor += 1) {
    await visit(browser, instance.url, async (page) => {
      const told = page.waitForResponse('**/releases/beacon');
      await expect(page.getByRole('alert')).toContainText('Something in it went wrong');
      await told;
    });
  }
  const list = async () => await instance.release('list', 'mf-admin');
  await expect.poll(list).toMatch(/canary\s+-/);
  expect(await list()).toMatch(
    /stop canary mf-admin 2\.0\.0, by automatic.*: 4 of 4 visitors failed/,
  );
  await visit(browser, instance.url, isLoaded);
});

/** Failures after the page has loaded; the query `late` of the page's URL selects one. */
const laterFailures = {
  handler: 'addEventListener("pointerdown",()=>{throw new Error("on purpose")})',
  timer: 'setTimeout(()=>{throw new Error("on purpose")},0)',
  rejection: 'Promise.reject(new Error("on purpose"))',
};

test('a canary with late errors (handler, timer, rejection) is stopped automatically', async ({
  browser,
  instance,
}) => {
  const broken = await instance.make('mf-admin', '2.1.0');
  const failures = Object.entries(laterFailures).map(([kind, code]) => `${kind}:()=>${code}`);
  const late = `({${failures.join()}})[new URLSearchParams(location.search).get("late")]?.();`;
  await breakPage(broken.folder, 'Not an admin', (code) => `${late}${code}`);
  await instance.release('publish', 'mf-admin', '--from', broken.folder);
  await instance.release('canary', 'mf-admin', '2.1.0', '100');
  // Four failing visitors are needed to stop it, so each kind has to count.
  for (const kind of [...Object.keys(laterFailures), 'handler']) {
    const act = async (page: Page) => {
      const told = page.waitForResponse(
        (response) =>
          response.url().endsWith('/releases/beacon') &&
          (response.request().postData() ?? '').includes('"kind":"failure"'),
      );
      await isLoaded(page);
      await page.mouse.click(5, 5);
      await told;
    };
    await visit(browser, instance.url, act, `/admin/login?late=${kind}`);
  }
  const list = async () => await instance.release('list', 'mf-admin');
  await expect
    .poll(list)
    .toMatch(/stop canary mf-admin 2\.1\.0, by automatic.*: 4 of 4 visitors failed/);

  const said = await instance.release('canary', 'mf-admin', '2.1.0', '100');
  expect(said).toContain('This lifts the halt of');
  const page = await newVisitor(browser, instance.url);
  const response = await page.request.get('/releases/registry.json');
  expect(await response.text()).toContain('"version":"2.1.0"');
  await page.context().close();
});

/** Cookie of a visitor who is assigned this version. */
async function cookieFor(url: string, version: string): Promise<string> {
  for (let number = 0; number < 200; number += 1) {
    const cookie = `nc_canary=${number}`;
    const answer = await fetch(`${url}/releases/registry.json`, { headers: { Cookie: cookie } });
    const { remotes } = (await answer.json()) as { remotes: { name: string; version: string }[] };
    const admin = remotes.find(({ name }) => name === 'mf-admin');
    if (admin?.version === version) return cookie;
  }
  throw new Error(`Nobody gets mf-admin ${version}`);
}

/** Sends the report of a visitor's page with a unique IP address, without a browser. */
async function tell(url: string, version: string, report: Record<string, unknown>): Promise<void> {
  network += 1;
  const headers = {
    'X-Forwarded-For': `10.${network}.0.1`,
    Cookie: await cookieFor(url, version),
  };
  const answer = await fetch(`${url}/releases/registry.json`, { headers });
  const [, token] = /desc="([^"]+)"/.exec(answer.headers.get('Server-Timing') ?? '') ?? [];
  const reports = [{ remote: 'mf-admin', version, ...report }];
  const body = JSON.stringify({ tokens: [token], reports });
  const posted = await fetch(`${url}/releases/beacon`, { method: 'POST', headers, body });
  expect(posted.status).toBe(204);
}

test('a canary is stopped when API requests fail for its visitors and not for those of stable', async ({
  browser,
  instance,
}) => {
  await instance.ensure('mf-admin', '1.3.1');
  await instance.release('canary', 'mf-admin', '1.3.1', '50');
  for (let visitor = 0; visitor < 20; visitor += 1) {
    await tell(instance.url, '1.0.0', { kind: 'load', outcome: 'ok', milliseconds: 100 });
  }
  const [name, value] = (await cookieFor(instance.url, '1.3.1')).split('=') as [string, string];
  for (let visitor = 0; visitor < 2; visitor += 1) {
    await visit(browser, instance.url, async (page) => {
      await page.context().addCookies([{ name, value, url: instance.url }]);
      await page.goto('/admin/login');
      await page.route('**/api/login', (route) => route.fulfill({ status: 502 }));
      await page.getByLabel('Email').fill('admin@northcast.example');
      await page.getByLabel('Password', { exact: true }).fill('admin-password');
      const told = page.waitForResponse((response) => {
        const request = response.request();
        const isBeacon = request.url().endsWith('/releases/beacon');
        return isBeacon && (request.postData() ?? '').includes('"version":"1.3.1","failure":"api"');
      });
      await page.getByRole('button', { name: 'Sign in' }).click();
      await told;
    });
  }
  const list = async () => await instance.release('list', 'mf-admin');
  expect(await list()).toMatch(/canary {4}1\.3\.1 at 50 %/);
  for (let visitor = 0; visitor < 2; visitor += 1) {
    await tell(instance.url, '1.3.1', { kind: 'failure', failure: 'api' });
  }
  await expect.poll(list).toMatch(/stop canary mf-admin 1\.3\.1, by automatic.*4 of 4 visitors/);
});

test('a healthy canary waits for visitors, advances its steps and ignores one hostile address', async ({
  browser,
  instance,
}) => {
  test.setTimeout(90_000);
  await instance.ensure('mf-admin', '1.3.0');
  await instance.release('canary', 'mf-admin', '1.3.0', '--steps', '99,100', '--every', '1s');
  const list = async () => await instance.release('list', 'mf-admin');
  await expect.poll(list).toContain('waits: 0 of 3 visitors');
  const hostile = await newVisitor(browser, instance.url, '203.0.113.66');
  await hostile.goto('/admin/login');
  await hostile.evaluate(async () => {
    const report = { kind: 'failure', remote: 'mf-admin', version: '1.3.0', failure: 'error' };
    for (let turn = 0; turn < 20; turn += 1) {
      const answer = await fetch('/releases/registry.json');
      const [, token] = /desc="([^"]+)"/.exec(answer.headers.get('Server-Timing') ?? '') ?? [];
      const body = JSON.stringify({ tokens: [token], reports: [report] });
      await fetch('/releases/beacon', { method: 'POST', body });
    }
  });
  await hostile.context().close();
  for (let visitor = 0; visitor < 8; visitor += 1) {
    await visit(browser, instance.url, async (page) => {
      const told = page.waitForResponse('**/releases/beacon');
      await isLoaded(page);
      await told;
    });
  }
  await expect.poll(list, { timeout: 30_000 }).toMatch(/canary {4}1\.3\.0 at 100 %/);
  expect(await list()).toContain('step canary mf-admin 1.3.0 at 100 %, by automatic');
});
