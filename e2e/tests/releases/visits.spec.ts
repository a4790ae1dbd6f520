import type { Page } from '@playwright/test';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expect, test } from '../../fixtures/release-test';

interface Vital {
  readonly visits: number;
}

/** Web vitals of a remote's live version, as monitoring reads them. */
async function vitalsOf(page: Page, remote: string): Promise<Record<string, Vital>> {
  const response = await page.request.get('/_releases', {
    headers: { Accept: 'application/json' },
  });
  const { remotes } = (await response.json()) as {
    remotes: { remote: string; live: { vitals: Record<string, Vital> }[] }[];
  };
  return remotes.find((each) => each.remote === remote)?.live[0]?.vitals ?? {};
}

interface Report {
  readonly kind: string;
  readonly remote: string;
  readonly version: string;
  readonly metric: string;
  readonly value: number;
}

/**
 * Records every report that pages send from now on. Playwright does not see requests sent while a
 * page closes.
 * @returns a function that reads them on any page of the same origin
 */
async function keepReports(page: Page): Promise<() => Promise<Report[]>> {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      const before = JSON.parse(localStorage.getItem('told') ?? '[]') as unknown[];
      const { reports } = JSON.parse(String(body)) as { reports: unknown[] };
      localStorage.setItem('told', JSON.stringify([...before, ...reports]));
      return send(address, body);
    };
  });
  return async () => {
    const text = await page.evaluate(() => localStorage.getItem('told') ?? '[]');
    return (JSON.parse(text) as Report[]).filter(({ kind }) => kind === 'vital');
  };
}

/**
 * The deferred features have started when the page has removed the speculation rules of its
 * document.
 */
const watched = (page: Page) =>
  expect(page.locator('script[type=speculationrules]')).toHaveCount(0);

/** The browser measures an interaction when it has painted the next frame. */
const measured = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver(resolve).observe({ type: 'first-input', buffered: true }),
      ),
  );

const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test('a visit reports each web vital once, and operators see the results by area and version', async ({
  page,
  instance,
}) => {
  const readReports = await keepReports(page);
  await page.goto('/services');
  await watched(page);
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await measured(page);
  await page.goto('/about');
  await watched(page);
  await page.goto('/_releases');
  const told = await readReports();
  await expect
    .poll(async () => (await vitalsOf(page, 'mf-marketing'))['LCP']?.visits)
    .toBeGreaterThanOrEqual(2);
  expect((await vitalsOf(page, 'mf-marketing'))['CLS']?.visits).toBeGreaterThanOrEqual(2);
  for (const metric of ['LCP', 'CLS', 'FCP', 'TTFB']) {
    expect(told.filter((each) => each.metric === metric)).toHaveLength(2);
  }
  expect(told.filter(({ metric }) => metric === 'INP')).toHaveLength(1);
  expect(told[0]).toEqual({
    kind: 'vital',
    remote: 'mf-marketing',
    version: '1.0.0',
    metric: 'LCP',
    value: expect.any(Number),
  });

  await page.reload();
  const table = page.locator('h3:text-is("Visits to pages of mf-marketing") ~ div').first();
  await expect(table.getByRole('columnheader', { name: 'Largest paint (LCP)' })).toBeVisible();
  await expect(table.getByRole('row', { name: /stable 1\.0\.0/ })).toContainText(/\d % good/);
  await expectSoundAtEverySize(page);
  expect(await instance.release('list')).toContain('mf-marketing');
});

test('web vitals of a client-rendered page are reported for the area that shows it', async ({
  page,
}) => {
  const readReports = await keepReports(page);
  await page.goto('/auth');
  await expect(page.getByLabel('Email')).toBeVisible();
  // Link prefetching starts together with visit tracking.
  await expect(async () => {
    const ahead = page.waitForRequest('**/remotes/mf-marketing/**', { timeout: 2000 });
    await page.mouse.move(0, 400);
    await linkTo(page, 'Pricing').hover();
    await ahead;
  }).toPass();
  await page.goto('/_releases');
  const told = await readReports();
  expect(told[0]).toMatchObject({ remote: 'mf-account', version: '1.0.0' });
  expect(told.filter(({ metric }) => metric === 'LCP')).toHaveLength(1);
});

/**
 * Shifts the page down, long enough after a click that the shift does not count as caused by it.
 */
const pushDown = (page: Page) =>
  page.evaluate(async () => {
    const push = document.createElement('div');
    push.style.setProperty('height', '400px');
    await new Promise((resolve) => setTimeout(resolve, 700));
    document.querySelector('main')?.prepend(push);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

async function shiftsReported(page: Page, readReports: () => Promise<Report[]>): Promise<number[]> {
  await page.goto('/_releases');
  return (await readReports()).filter(({ metric }) => metric === 'CLS').map(({ value }) => value);
}

test('a layout shift is reported', async ({ page }) => {
  const readReports = await keepReports(page);
  await page.goto('/about');
  await watched(page);
  await pushDown(page);
  const [shift] = await shiftsReported(page, readReports);
  expect(shift).toBeGreaterThan(0.1);
});

test('a layout shift after a client navigation is not reported for the first page', async ({
  page,
}) => {
  const readReports = await keepReports(page);
  await page.goto('/about');
  await watched(page);
  await linkTo(page, 'Pricing').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await pushDown(page);
  expect(await shiftsReported(page, readReports)).toEqual([0]);
});
