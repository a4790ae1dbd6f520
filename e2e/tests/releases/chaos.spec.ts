import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/release-test';
import { areas } from './areas';
import { type Fault, faults, type Scene } from './faults';

const everything = process.env['STRESS'] === 'full';

/**
 * At small size every fault breaks one remote, in rotation; at full size every fault breaks every
 * remote.
 */
const cases = faults.flatMap((fault, index) =>
  areas
    .filter((_area, turn) => everything || turn === index % areas.length)
    .map((area) => ({ fault, area })),
);

/** Milliseconds by the page's clock in which the panel must appear. */
const patience = 20_000;

/**
 * If a script gets no response, skips most of the page's time limit. In steps, because the page
 * tries again within the limit.
 * @returns milliseconds in which the panel must still appear
 */
async function skipTimeLimit({ page, area }: Scene, { silent }: Fault, panel: Locator) {
  if (silent === undefined) return patience;
  const script = page.locator(`script[src*="/remotes/${area.remote}/"][src*="/${silent}"]`);
  // The page starts its timer before it adds the script. On the way back the earlier script may
  // still be attached; time that is skipped too early is then waited for.
  await script.or(panel).first().waitFor({ state: 'attached' });
  const began = Date.now();
  let skipped = 0;
  while (skipped < 8000 && !(await appears(panel))) {
    await page.clock.fastForward(1000);
    skipped += 1000;
  }
  return patience - skipped - (Date.now() - began);
}

const appears = (panel: Locator) =>
  panel.waitFor({ timeout: 100 }).then(
    () => true,
    () => false,
  );

for (const { fault, area } of cases) {
  test(`${area.remote} shows an error panel and recovers by Retry: ${fault.name}`, async ({
    page,
    instance,
  }) => {
    const scene = { page, instance, area };
    const mend = await fault.cause(scene);
    let isMended = false;
    try {
      const panel = page
        .getByRole('alert')
        .filter({ has: page.getByRole('heading', { name: area.panel }) });
      // At once, because the arrival may end only when every script has loaded or failed.
      const [timeout] = await Promise.all([skipTimeLimit(scene, fault, panel), area.arrive(page)]);
      await expect(panel, 'the panel says what happened').toContainText(fault.message, { timeout });
      const heading = panel.getByRole('heading', { name: area.panel });
      await expect(heading, 'the focus goes there').toBeFocused();

      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await area.leave(page);
      await expect(
        page.getByRole('heading', { level: 1, name: area.elsewhere }),
        'the other areas work',
      ).toBeVisible();
      await page.goBack();
      await expect(panel).toBeVisible({ timeout: await skipTimeLimit(scene, fault, panel) });

      await mend();
      isMended = true;
      await panel.getByRole('button', { name: 'Retry' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: area.heading }),
        'Retry brings the page',
      ).toBeVisible();
      await expect(panel).toBeHidden();
      expect(await page.evaluate(() => 'sameDocument' in globalThis), 'without a reload').toBe(
        true,
      );
      expect(
        await page.evaluate(() => 'ranUnverified' in globalThis),
        'nothing unverified ran',
      ).toBe(false);
    } finally {
      if (!isMended) await mend();
    }
  });
}
