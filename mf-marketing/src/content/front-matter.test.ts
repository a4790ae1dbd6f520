import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { customRequests } from '@northcast/shared-contracts/content/catalogue/custom-requests';
import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { checkFrontMatter } from '@northcast/tooling/front-matter.mjs';
import { renderMarkdown } from '@northcast/tooling/markdown.mjs';
import remote from '../../remote.json';
import { equipmentClosing } from '../equipment/equipment-page';
import { helpClosing } from '../help/help-content';
import { orderOf } from './action-button';

const content = path.resolve(__dirname, '../../content');
const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
);
const documentOf = (name: string) => renderMarkdown(readFileSync(path.join(content, name), 'utf8'));

const guide = 'guides/file-management-guide.md';
const check = (name: string, frontMatter: object) => () =>
  checkFrontMatter(path.join(content, name), frontMatter);

test.each(files)('%s has valid front matter', (name) => {
  expect(check(name, documentOf(name).frontMatter)).not.toThrow();
});

test.each([
  ['a missing title', { title: undefined }, 'title'],
  ['an invalid read time', { readTime: '8 minutes' }, 'readTime'],
  ['an invalid month', { updated: '2025-01' }, 'updated'],
  ['one related text instead of two', { related: ['guides/video-podcast-setup'] }, 'related'],
  ['an unknown key', { colour: 'green' }, 'colour'],
])('%s throws an error that names file and key', (_, change, key) => {
  const faulty = check(guide, { ...documentOf(guide).frontMatter, ...change });
  expect(faulty).toThrow(guide);
  expect(faulty).toThrow(key);
});

const promoOf = (name: string) =>
  (documentOf(name).frontMatter as { promo?: { primary: Target; secondary: Target } }).promo;
type Target = { readonly to: string };

test('every promo and closing button orders an existing offer or links to a page', () => {
  const orders = new Set<string>([...services, ...customRequests].map(({ slug }) => slug));
  const paths = new Set(remote.routes.map(({ path: each }) => each));
  const targets = [
    ...files.flatMap((name) => {
      const promo = promoOf(name);
      return promo ? [promo.primary, promo.secondary] : [];
    }),
    ...[equipmentClosing.primaryAction, equipmentClosing.secondaryAction],
    ...[helpClosing.support, helpClosing.call],
  ].map(({ to }) => to);
  const lost = targets.filter((to) => {
    const order = orderOf(to);
    return order === undefined ? !paths.has(to.replace(/#.*/, '')) : !orders.has(order);
  });
  expect(lost).toEqual([]);
  expect(targets).toHaveLength(2 * 14 + 4);
});

test('a related text that does not exist throws an error', () => {
  const related = ['guides/video-podcast-setup', 'guides/gone'];
  expect(check(guide, { ...documentOf(guide).frontMatter, related })).toThrow(
    'related: there is no guides/gone.md',
  );
});

test.each([
  ['articles', 1200],
  ['guides', 700],
])('every text in %s has the minimum number of words', (folder, least) => {
  for (const name of files.filter((each) => each.startsWith(folder))) {
    expect(documentOf(name).words).toBeGreaterThanOrEqual(least);
  }
});
