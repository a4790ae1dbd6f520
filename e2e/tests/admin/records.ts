import { randomUUID } from 'node:crypto';
import type { Enquiry, Message, Order, User } from '@northcast/shared-contracts/api/entities';
import type { Page } from '@playwright/test';
import { newPerson } from '../../fixtures/test';

/** A unique search term. */
export const uniqueWord = (): string => `w${randomUUID().slice(0, 8)}`;

async function send<Answer>(page: Page, method: 'POST' | 'PUT', path: string, data: object) {
  const { origin } = new URL(page.url() === 'about:blank' ? await originOf(page) : page.url());
  const response = await page.request.fetch(path, { method, data, headers: { Origin: origin } });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Answer;
}

async function originOf(page: Page): Promise<string> {
  return (await page.request.get('/api/health/live')).url();
}

/** Creates a customer whose last name contains the word. */
export function aCustomer(page: Page, word = uniqueWord()): Promise<User> {
  return send(page, 'POST', '/api/admin/customers', {
    ...newPerson(),
    lastName: `Tester ${word}`,
    isAdmin: false,
  });
}

export function anOrder(page: Page, customer: User, change: object = {}): Promise<Order> {
  return send(page, 'POST', '/api/admin/orders', {
    userId: customer.id,
    serviceName: 'Custom Solution',
    servicePrice: 120,
    customerPhone: '+1 212 555 0142',
    projectBrief: 'Forty minutes, two voices.',
    status: 'pending',
    createdAt: new Date().toISOString(),
    ...change,
  });
}

/** Simulates a concurrent change by another administrator. */
export function changeOrder(page: Page, order: Order, change: object): Promise<Order> {
  return send(page, 'PUT', `/api/admin/orders/${order.id}`, { ...order, ...change });
}

export function changeCustomer(page: Page, customer: User, change: object): Promise<User> {
  return send(page, 'PUT', `/api/admin/customers/${customer.id}`, { ...customer, ...change });
}

export function aMessage(page: Page, customer: User, change: object = {}): Promise<Message> {
  return send(page, 'POST', '/api/admin/messages', {
    userId: customer.id,
    subject: `Question ${uniqueWord()}`,
    message: 'When is the second cut ready?\n\nThank you',
    ...change,
  });
}

export function reply(page: Page, message: Message, text: string): Promise<Message> {
  return send(page, 'POST', `/api/admin/messages/${message.id}/reply`, {
    reply: text,
    replyDate: new Date().toISOString(),
  });
}

export function anEnquiry(page: Page, change: object = {}): Promise<Enquiry> {
  return send(page, 'POST', '/api/contact', {
    name: `Visitor ${uniqueWord()}`,
    email: 'visitor@mail.example',
    podcastName: 'Night Signals',
    service: 'Launch Package',
    message: 'We would like to launch in March.\nWhat do you need from us?',
    ...change,
  });
}

/** Order number as displayed. */
export const numberOf = ({ id }: Order): string => id.slice(-8).toUpperCase();
