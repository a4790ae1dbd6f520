import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileLimits } from '@northcast/shared-contracts/api/files';
import { subscriptionLinkHours, unconfirmedDays } from '@northcast/shared-contracts/api/newsletter';
import { orderStatusBadges } from '@northcast/shared-contracts/content/texts/order-status';
import { pricingPayments } from '../help/faqs/pricing-payments';
import type { PolicySlug } from './policies';

const textOf = (slug: PolicySlug) =>
  readFileSync(path.resolve(__dirname, `../../content/legal/${slug}.md`), 'utf8');

test('the privacy policy says how long an unconfirmed newsletter address is kept', () => {
  const privacy = textOf('privacy');
  expect(privacy).toContain(
    `a mail with a link, which is valid for ${subscriptionLinkHours} hours`,
  );
  expect(privacy).toContain(
    `An address that is not confirmed is deleted ${unconfirmedDays} days after our last mail to it.`,
  );
  expect(privacy).toContain('by which you can end the newsletter');
  expect(privacy).not.toContain('not in operation');
});

test('the shipping policy describes uploads and deliveries on the page of an order', () => {
  const shipping = textOf('shipping');
  expect(shipping).toContain('upload the files on its page');
  expect(shipping).toContain("We put the files on the order's page and send a mail with a link");
  expect(shipping).toContain('The link in the mail opens the page for you only');
  expect(shipping).not.toMatch(/transfer link|download link|new link/);
});

test('the policies state the periods after which files are deleted', () => {
  expect(fileLimits.warning.days).toBe(7);
  expect(textOf('shipping')).toContain('a mail announces it a week before');
  expect(textOf('privacy')).toContain('a week after a mail that announces it');
  expect(textOf('privacy')).toContain(
    `| Uploads that were not finished | ${fileLimits.unfinished.days} days |`,
  );
});

test('the refund policy and the help answer name the button that cancels an order', () => {
  const condition = `While it says "${orderStatusBadges.pending}"`;
  expect(textOf('refund')).toContain(
    `${condition}, open it from your [dashboard](/dashboard) and press **Cancel order** on its page`,
  );
  const answer = pricingPayments.faqs.find(
    ({ question }) => question === 'How do I cancel an order?',
  )?.answer;
  expect(answer).toContain(`${condition}, press Cancel order on its page.`);
});

test('the terms say that customers can delete their account themselves', () => {
  expect(textOf('terms')).toContain(
    'You can delete your account on [its page](/dashboard/account)',
  );
});
