import { aiIntro } from '../ai/ai-texts';
import { blogIntro } from '../blog/blog-intro';
import { helpIntro } from '../help/help-intro';
import type { SearchEntry } from './entry';

const page = (to: string, title: string, text: string): SearchEntry => ({
  kind: 'page',
  title,
  text,
  to,
});

/** Orders without a fixed price. */
export const requestEntries: readonly SearchEntry[] = [
  {
    kind: 'service',
    title: 'Custom quote',
    text: 'For work that is not in the list: you describe it, we name a price and a date.',
    to: '/services#custom-quote',
    order: 'custom-solution',
  },
  {
    kind: 'service',
    title: 'Free trial',
    text: 'Send up to ten minutes of your own recording; we edit it at no charge.',
    to: '/pricing#trial',
    order: 'free-trial',
  },
  {
    kind: 'service',
    title: 'Enterprise pricing',
    text: 'One contract and one invoice for several shows or departments.',
    to: '/pricing#enterprise',
    order: 'enterprise-solution',
  },
];

/** Pages that are not texts, including those of other remotes. */
export const pageEntries: readonly SearchEntry[] = [
  page('/services', 'Services', 'All podcast services with a written scope and one price each.'),
  page('/pricing', 'Pricing', 'Three plans, add-ons and answers about payment.'),
  page('/ai', 'AI for your company', aiIntro.text),
  page('/help', helpIntro.heading, helpIntro.text),
  page('/blog', 'Blog', blogIntro.tagline),
  page(
    '/about',
    'About us',
    'Who we are, the people behind the work, what we value and where our offices are.',
  ),
  page('/contact', 'Contact us', 'Write, call or mail: a person answers the same day.'),
  page('/auth', 'Log in or sign up', 'Your account holds your orders and messages.'),
  page('/auth/forgot', 'Reset your password', 'We send a link to your email address.'),
  page('/dashboard', 'Your dashboard', 'Your orders, files, invoices and support messages.'),
  page('/dashboard/account', 'Account settings', 'Name, email, password, passkeys and sessions.'),
];

/** Suggestions for a visitor who has not typed a query. */
export const places = pageEntries.filter(({ to }) => !/^\/(auth|dashboard)/.test(to));
