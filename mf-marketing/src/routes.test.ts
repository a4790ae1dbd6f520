import { readdirSync } from 'node:fs';
import path from 'node:path';
import remote from '../remote.json';
import { routes } from './routes';

const root = path.resolve(__dirname, '..');

const textsIn = (folder: string) =>
  readdirSync(path.join(root, 'content', folder)).map((name) => name.replace(/\.md$/, ''));

const slugsUnder = (prefix: string) =>
  routes
    .filter((route) => route.path.startsWith(prefix))
    .map((route) => route.path.slice(prefix.length));

test('remote.json lists exactly the routes that exist', () => {
  const described = remote.routes.map((route) => route.path);
  expect(described.sort()).toEqual(routes.map((route) => route.path).sort());
});

test.each([
  ['articles', '/help/articles/'],
  ['guides', '/help/guides/'],
  ['legal', '/legal/'],
])('texts in content/%s and their pages match one to one', (folder, prefix) => {
  expect(slugsUnder(prefix).sort()).toEqual(textsIn(folder).sort());
});
