import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Enquiry, Message, Order } from '@northcast/shared-contracts/api/entities';
import * as accountLetters from '../account-mail/letters.js';
import { newEnquiryNotice } from '../enquiries/enquiry-letters.js';
import { answerLetter, newMessageNotice } from '../messages/message-mails.service.js';
import { digestLetter } from '../notices/digest.service.js';
import { newOrderNotice, orderPlacedLetter, orderStatusLetter } from '../orders/order-letters.js';
import type { LetterBlock } from './letter.js';

/** Paths of the pages of all remotes. */
const routes = ['mf-marketing', 'mf-account', 'mf-admin'].flatMap((remote) => {
  const file = join(__dirname, `../../../${remote}/remote.json`);
  return (JSON.parse(readFileSync(file, 'utf8')).routes as { path: string }[]).map(
    ({ path }) => path,
  );
});

const order = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1b',
  serviceName: 'Jingle',
  servicePrice: 140,
  status: 'pending',
} as Order;
const message = { id: order.id, message: 'm' } as Message;
const at = new Date('2026-11-22T10:00:00Z');

const mails: Readonly<Record<string, readonly LetterBlock[]>> = {
  'order placed': orderPlacedLetter(order).letter.blocks,
  'order status': orderStatusLetter(order).letter.blocks,
  'new order': newOrderNotice(order).blocks,
  reply: answerLetter(message, 'a', 'm').letter.blocks,
  'answer on an order': answerLetter({ ...message, orderId: order.id }, 'a', undefined).letter
    .blocks,
  'new message': newMessageNotice(message, 'm').blocks,
  'new enquiry': newEnquiryNotice({ id: order.id, message: 'm' } as Enquiry).blocks,
  digest: digestLetter([{ title: 'New order', path: newOrderNotice(order).path }]).letter.blocks,
  ...Object.fromEntries(
    Object.entries({
      welcome: accountLetters.welcome('Ada', 'token'),
      emailConfirmation: accountLetters.emailConfirmation('token'),
      passwordReset: accountLetters.passwordReset('token'),
      passwordChanged: accountLetters.passwordChanged(),
      emailChange: accountLetters.emailChange('token'),
      emailChangeTaken: accountLetters.emailChangeTaken(),
      emailChangeTold: accountLetters.emailChangeTold('new@example.com'),
      emailChanged: accountLetters.emailChanged('new@example.com'),
      newDevice: accountLetters.newDevice({ device: '', address: null }, at),
      loginFailures: accountLetters.loginFailures(at),
    }).map(([name, { letter }]) => [name, letter.blocks]),
  ),
};

const pathsOf = (blocks: readonly LetterBlock[]) =>
  blocks.flatMap((block) => {
    if (block.type === 'action') return [block.path];
    return block.type === 'links' ? block.links.map(({ path }) => path) : [];
  });

test.each(Object.entries(mails))('every link of the mail %s leads to a page', (_name, blocks) => {
  const paths = pathsOf(blocks).map((path) =>
    new URL(path, 'http://site').pathname.replace(/\/orders\/[0-9A-F]{8}$/, '/orders/:number'),
  );
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect(routes).toContain(path);
});
