import type { Message, Order, User } from '@northcast/shared-contracts/api/entities';
import { expect, type Locator, type Page } from '@playwright/test';
import { newPerson, test } from '../../fixtures/test';
import { Interactions } from './interactions';
import { aCustomer, aMessage, anOrder, numberOf, uniqueWord } from './records';

/** Orders of one morning. */
export const ordersOfMorning = 30;

/** Indices of the three orders that get assigned. */
export const assignedOf = (count: number) =>
  [1, 3, 5].map((sixths) => Math.floor((count * sixths) / 6) - 1);

/** A customer's pending orders, newest first, an unanswered message, and a colleague. */
export interface Morning {
  readonly word: string;
  readonly queue: string;
  readonly orders: readonly Order[];
  readonly message: Message;
  readonly colleague: User;
}

async function aMorning(page: Page, origin: string, count: number): Promise<Morning> {
  const word = uniqueWord();
  const customer = await aCustomer(page, word);
  const orders: Order[] = [];
  for (let index = 0; index < count; index += 1) {
    orders.unshift(await anOrder(page, customer, { projectBrief: briefOf(index) }));
  }
  const message = await aMessage(page, customer);
  const answer = await page.request.post('/api/admin/customers', {
    data: { ...newPerson(), firstName: `Zadie${word}`, isAdmin: true },
    headers: { Origin: origin },
  });
  expect(answer.status()).toBe(201);
  const queue = `/admin/orders?q=${word}&status=pending`;
  return { word, queue, orders, message, colleague: await answer.json() };
}

/** Prepares the morning and the person who works through it, whose interactions are counted. */
export async function startMorning(page: Page, origin: string, count = ordersOfMorning) {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return {
    morning: await aMorning(page, origin, count),
    person: new Interactions(page),
    drawer: page.getByRole('dialog', { name: /^Order / }),
  };
}

const briefOf = (index: number) => `Brief ${index}: forty minutes, two voices.`;

/** Asserts that the drawer shows the order and its brief. */
export async function expectToRead(drawer: Locator, order: Order): Promise<void> {
  await expect(drawer).toHaveAccessibleName(`Order ${numberOf(order)}`);
  await expect(drawer.getByText(order.projectBrief, { exact: true })).toBeVisible();
}

/** Asserts that the morning's work is stored. */
export async function expectDone(page: Page, morning: Morning): Promise<void> {
  const { word, orders, colleague, message } = morning;
  const stored: Order[] = await (await page.request.get(`/api/admin/orders?q=${word}`)).json();
  expect(stored.map(({ status }) => status)).toEqual(orders.map(() => 'processing'));
  const assigned = stored.filter(({ assigneeId }) => assigneeId === colleague.id);
  expect(assigned.map(({ id }) => id)).toEqual(
    assignedOf(orders.length).map((place) => orders[place]?.id),
  );
  const messages = await page.request.get(`/api/admin/messages?q=${message.id}`);
  expect(await messages.json()).toMatchObject([{ status: 'replied' }]);
}
