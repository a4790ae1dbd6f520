import { expect, test } from '../../fixtures/release-test';
import { areas } from './areas';
import { faults } from './faults';

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

for (const { fault, area } of cases) {
  test(`${area.remote} shows an error panel and recovers by Retry: ${fault.name}`, async ({
    page,
    instance,
  }) => {
    const mend = await fault.cause({ page, instance, area });
    let isMended = false;
    try {
      await area.arrive(page);
      const panel = page
        .getByRole('alert')
        .filter({ has: page.getByRole('heading', { name: area.panel }) });
      await expect(panel, 'the panel says what happened').toContainText(fault.message, {
        timeout: 20_000,
      });
      const heading = panel.getByRole('heading', { name: area.panel });
      await expect(heading, 'the focus goes there').toBeFocused();

      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await area.leave(page);
      await expect(
        page.getByRole('heading', { level: 1, name: area.elsewhere }),
        'the other areas work',
      ).toBeVisible();
      await page.goBack();
      await expect(panel).toBeVisible({ timeout: 20_000 });

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
