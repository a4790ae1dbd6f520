import type { Message, Order, User } from '@northcast/shared-contracts/api/entities';
import { expect, type Locator, type Page } from '@playwright/test';
import { newPerson, test } from '../../fixtures/test';
import { Interactions } from './interactions';
import { aCustomer, aMessage, anOrder, numberOf, uniqueWord } from './records';

/** Orders of a morning. */
export const ordersOfMorning = 30;

/** Of so many orders, three are assigned on the way, by their places. */
export const assignedOf = (count: number) =>
  [1, 3, 5].map((sixths) => Math.floor((count * sixths) / 6) - 1);

/** A queue of pending orders of a customer, the newest first, a message that waits, and a colleague. */
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

/** The morning with the person who works through it; what is done is counted. */
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

/** The order is shown with its brief, to be read. */
export async function expectToRead(drawer: Locator, order: Order): Promise<void> {
  await expect(drawer).toHaveAccessibleName(`Order ${numberOf(order)}`);
  await expect(drawer.getByText(order.projectBrief, { exact: true })).toBeVisible();
}

/** What the morning has brought about, as it is stored. */
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
