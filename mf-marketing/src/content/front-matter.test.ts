import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkFrontMatter } from '@northcast/tooling/front-matter.mjs';
import { renderMarkdown } from '@northcast/tooling/markdown.mjs';

const content = path.resolve(__dirname, '../../content');
const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
);
const documentOf = (name: string) => renderMarkdown(readFileSync(path.join(content, name), 'utf8'));

const guide = 'guides/file-management-guide.md';
const check = (name: string, frontMatter: object) => () =>
  checkFrontMatter(path.join(content, name), frontMatter);

test.each(files)('%s passes', (name) => {
  expect(check(name, documentOf(name).frontMatter)).not.toThrow();
});

test.each([
  ['a missing title', { title: undefined }, 'title'],
  ['a read time of another form', { readTime: '8 minutes' }, 'readTime'],
  ['a month of another form', { updated: '2025-01' }, 'updated'],
  ['one related text instead of two', { related: ['guides/video-podcast-setup'] }, 'related'],
  ['a key that nobody reads', { colour: 'green' }, 'colour'],
])('%s is refused with file and key', (_, fault, key) => {
  const faulty = check(guide, { ...documentOf(guide).frontMatter, ...fault });
  expect(faulty).toThrow(guide);
  expect(faulty).toThrow(key);
});

test('a related text that does not exist is refused', () => {
  const related = ['guides/video-podcast-setup', 'guides/gone'];
  expect(check(guide, { ...documentOf(guide).frontMatter, related })).toThrow(
    'related: there is no guides/gone.md',
  );
});

test.each([
  ['articles', 1200],
  ['guides', 700],
])('every text in %s is long enough to be worth reading', (folder, least) => {
  for (const name of files.filter((each) => each.startsWith(folder))) {
    expect(documentOf(name).words).toBeGreaterThanOrEqual(least);
  }
});
