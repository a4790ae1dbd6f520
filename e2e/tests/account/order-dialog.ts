import type { Page } from '@playwright/test';
import { expect } from '../../fixtures/test';
import { brief, phone } from './account';

export const orderAddress = '/services?order=youtube-audiogram';
/** URL after an order is placed: the order's page. */
export const orderPage = /\/dashboard\/orders\/[0-9A-F]{8}$/;
export const dialogOf = (page: Page) => page.getByRole('dialog');
export const placeButton = (page: Page) =>
  dialogOf(page).getByRole('button', { name: 'Place Order' });

export async function openOrder(page: Page, path = orderAddress) {
  await page.goto(path);
  await expect(dialogOf(page).getByLabel('Phone')).toBeVisible();
}

export async function fillOrder(page: Page) {
  await dialogOf(page).getByLabel('Phone').fill(phone);
  await dialogOf(page).getByLabel('Project brief').fill(brief);
}

export async function placedOrders(
  page: Page,
): Promise<{ servicePrice: number; customerName: string }[]> {
  return await (await page.request.get('/api/orders')).json();
}
