import type { Page } from '@playwright/test';
import { hydratedElement } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';

/** Collects the sound files that the page requests. */
function collectSounds(page: Page): string[] {
  const sounds: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.mp3')) sounds.push(pathname);
  });
  return sounds;
}

const secondsOf = async (page: Page) =>
  Number(await page.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuenow'));

test('an audio example plays on click, switches version in place and is controlled by keys', async ({
  page,
}) => {
  const sounds = collectSounds(page);
  await page.goto('/services');
  const region = page.getByRole('region', { name: 'Hear the difference' });
  await hydratedElement(region);
  const slider = region.getByRole('slider', { name: 'Position' });
  const table = region.getByRole('table', { name: /Thin guest mic/ });
  await expect(table.getByRole('row', { name: /Integrated loudness/ })).toContainText(
    /−3\d\.\d.*−1[67]\.\d/,
  );
  await slider.focus();
  await expect(slider).toHaveAttribute('aria-valuemax', '11');
  expect(sounds).toEqual([]);

  await region.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(0);
  await slider.press('Home');
  await slider.press('PageUp');
  await expect.poll(() => secondsOf(page)).toBeGreaterThanOrEqual(3);
  const before = await secondsOf(page);
  const began = performance.now();
  await region.getByText('Finished', { exact: true }).first().click();
  await page.waitForTimeout(600);
  const after = await secondsOf(page);
  expect(after).toBeGreaterThanOrEqual(before);
  expect(after - before).toBeLessThanOrEqual((performance.now() - began) / 1000 + 1);
  await region.getByRole('button', { name: 'Pause' }).click();
  expect(new Set(sounds)).toEqual(
    new Set(['/examples/guest-microphone/raw.mp3', '/examples/guest-microphone/finished.mp3']),
  );

  await region.getByText('Hum and room', { exact: true }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', 'position 0:00 of 0:09');
  await expect(region.getByRole('table')).toHaveAccessibleName(/Hum and room/);
});

test('selecting another example while one plays stops it, and Play plays the other', async ({
  page,
}) => {
  await page.goto('/services');
  const region = page.getByRole('region', { name: 'Hear the difference' });
  await hydratedElement(region);
  await region.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(0);
  await region.getByText('Hum and room', { exact: true }).click();
  await expect(region.getByRole('slider', { name: 'Position' })).toHaveAttribute(
    'aria-valuetext',
    'position 0:00 of 0:09',
  );
  await region.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(0);
  await expect(region.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('on the home page, the examples replace their link and start to play', async ({ page }) => {
  const sounds = collectSounds(page);
  await page.goto('/');
  const link = await hydratedElement(page.getByRole('link', { name: 'Play the examples' }));
  await link.click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect(page).toHaveURL('/');
  expect(sounds.length).toBeGreaterThan(0);
});

test("without script, each version has the browser's audio player", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/services');
  const region = page.getByRole('region', { name: 'Hear the difference' });
  await expect(region.locator('audio:visible')).toHaveCount(2);
  await expect(region.getByRole('button', { name: 'Play' })).toBeHidden();
  await context.close();
});
