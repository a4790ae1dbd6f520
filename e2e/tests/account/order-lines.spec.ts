import type { Page } from '@playwright/test';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expect, newPerson, test } from '../../fixtures/test';
import { dialogOf, fillOrder, orderPage, placeButton } from './order-dialog';

test('a plan is ordered with two add-ons, and the order page lists all three lines', async ({
  customer: { page },
}) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Creator' }).click();
  await expect(page).toHaveURL('/pricing?order=creator');
  const dialog = dialogOf(page);
  await expect(dialog).toHaveAccessibleName('Order Creator');
  await expect(dialog.getByText('1 YouTube Audiogram in 1080p')).toBeVisible();
  await expect(dialog.getByLabel('Total')).toHaveText('$220');
  for (const name of ['Rush Delivery (12 hours)', 'Show Notes Writing']) {
    await dialog.getByRole('checkbox', { name }).check();
  }
  await expect(dialog.getByLabel('Total')).toHaveText('$315');
  await expectSoundAtEverySize(page);
  await fillOrder(page);
  await page.reload();
  await expect(dialog.getByRole('checkbox', { name: 'Show Notes Writing' })).toBeChecked();
  await expect(dialog.getByLabel('Total')).toHaveText('$315');
  await placeButton(page).click();
  await expect(page.getByText('Order Placed Successfully!').first()).toBeVisible();
  await expect(page).toHaveURL(orderPage);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Creator and 2 more');
  const table = page.getByRole('table', { name: 'What was ordered' });
  await expect(table.getByRole('row')).toHaveText([
    'Creator$220',
    'Rush Delivery (12 hours)$50',
    'Show Notes Writing$45',
    'Total$315',
  ]);
});

test('three services are placed as one order', async ({ customer: { page }, isMobile }) => {
  await page.goto('/services?order=youtube-audiogram');
  const dialog = dialogOf(page);
  const add = dialog.getByRole('button', { name: 'Add another service' });
  for (const name of ['Jingle', 'Social Clip', 'Show Notes Writing']) {
    await add.click();
    const search = dialog.getByRole('combobox', { name: 'Another service or add-on' });
    await expect(search).toBeFocused();
    await search.fill(name.toLowerCase());
    await dialog.getByRole('option', { name }).first().click();
    await expect(add).toBeFocused();
  }
  if (!isMobile) await leaveSearchByKeyboard(page);
  await dialog.getByRole('button', { name: 'Remove Show Notes Writing' }).click();
  await dialog.getByLabel('Number of Jingle').selectOption('2');
  await expect(dialog.getByLabel('Total')).toHaveText('$418');
  await expectSoundAtEverySize(page);
  // What follows does not depend on the window.
  if (isMobile) return;
  await fillOrder(page);
  await placeButton(page).click();
  await expect(page).toHaveURL(orderPage);
  const table = page.getByRole('table', { name: 'What was ordered' });
  await expect(table.getByRole('row')).toHaveText([
    'YouTube Audiogram$99',
    'Jingle2 × $140$280',
    'Social Clip$39',
    'Total$418',
  ]);
  await page.goto('/dashboard');
  const entry = page.getByRole('article').filter({ hasText: 'YouTube Audiogram and 2 more' });
  await expect(entry).toContainText('$418');
});

/** Opens the search for another service and leaves it with Escape and Tab. */
async function leaveSearchByKeyboard(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Add another service' }).click();
  await page.keyboard.type('mix');
  await expect(dialog.getByRole('option', { name: 'Mix & Master' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('option', { name: 'Mix & Master' })).toBeHidden();
  const search = dialog.getByRole('combobox', { name: 'Another service or add-on' });
  for (const text of ['', 'x', 'edit']) {
    await search.fill(text);
    await search.press('ArrowDown');
    await expect(dialog.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel('Phone')).toBeFocused();
    await expect(dialog.getByRole('listbox')).toBeHidden();
  }
}

test('a visitor orders the estimated services, and the selection survives sign-up and a reload', {
  tag: '@desktop',
}, async ({ page }) => {
  const person = newPerson();
  await page.goto('/services');
  await page.getByLabel('Minutes of raw audio').fill('55');
  await page.getByLabel('A video version for YouTube').check();
  await page.getByLabel('Show notes', { exact: true }).check();
  const estimate = page.getByRole('status', { name: 'Estimate' });
  await expect(estimate).toContainText('$209');
  await page.getByRole('button', { name: 'Order this' }).click();
  await expect(page).toHaveURL('/services?order=edit-show-notes-combo');
  const dialog = dialogOf(page);
  await expect(dialog.getByText('Price: $209')).toBeVisible();
  await dialog.getByRole('link', { name: 'Create an account' }).click();
  const form = page.getByRole('main');
  await form.getByLabel(/first name/i).fill(person.firstName);
  await form.getByLabel(/last name/i).fill(person.lastName);
  await form.getByLabel(/email/i).fill(person.email);
  await form.getByLabel(/^password/i).fill(person.password);
  await form.getByLabel(/confirm/i).fill(person.password);
  await form.getByLabel(/confirm/i).press('Enter');
  await expect(page).toHaveURL('/services?order=edit-show-notes-combo');
  await expect(dialog.getByLabel('Total')).toHaveText('$209');
  await page.reload();
  await expect(dialog.getByLabel('Total')).toHaveText('$209');
  await fillOrder(page);
  await placeButton(page).click();
  await expect(page).toHaveURL(orderPage);
  const table = page.getByRole('table', { name: 'What was ordered' });
  await expect(table.getByRole('row')).toHaveText([
    'Edit + Show Notes Combo$110',
    'YouTube Audiogram$99',
    'Total$209',
  ]);
});
