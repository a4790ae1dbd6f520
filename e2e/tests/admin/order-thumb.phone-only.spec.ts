import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expect, test } from '../../fixtures/test';
import { aCustomer, anOrder, numberOf, uniqueWord } from './records';
import { expectApart } from './screen';

test('order actions are at the bottom of the screen and are not covered by a toast', async ({
  adminPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const word = uniqueWord();
  const customer = await aCustomer(page, word);
  const last = await anOrder(page, customer);
  const first = await anOrder(page, customer);
  await page.goto(`/admin/orders?q=${word}&details=${first.id}`);
  const drawer = page.getByRole('dialog');
  const status = drawer.getByLabel(`Status of order ${numberOf(first)}`);
  const next = drawer.getByRole('button', { name: 'Next order' });
  const call = drawer.getByRole('link', { name: /^Call / });
  const write = drawer.getByRole('button', { name: /^Write to / });
  await expect(call).toHaveAttribute('href', 'tel:+12125550142');
  const height = page.viewportSize()?.height ?? 0;
  for (const control of [status, next, call, write]) {
    const box = await control.boundingBox();
    expect(box?.y).toBeGreaterThan(height - 88);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
  await status.selectOption('processing');
  const notice = page.locator('li[data-notice]');
  await expect(notice).toBeVisible();
  await expectApart(notice, [status, next, call, write]);
  await write.tap();
  await expect(drawer.getByRole('heading', { name: 'Messages' })).toBeInViewport();
  await next.tap();
  await expect(drawer).toHaveAccessibleName(`Order ${numberOf(last)}`);
  await expect(drawer.getByRole('heading', { level: 3 }).first()).toBeInViewport();
  await expectSoundAtEverySize(page);
});
