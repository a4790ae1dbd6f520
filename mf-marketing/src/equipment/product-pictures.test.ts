/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { budgetKits } from './budget-kits';
import { equipmentCategories } from './categories';

const folder = path.resolve(__dirname, '../../../shell/public/images/equipment');
const pictures = equipmentCategories.flatMap(({ items }) => items.map(({ picture }) => picture));

test('products and product pictures match one to one', () => {
  expect(readdirSync(folder).sort()).toEqual(pictures.map((name) => `${name}.svg`).sort());
});

test('kits use only pictures of listed products', () => {
  for (const kit of budgetKits) expect(pictures).toEqual(expect.arrayContaining([...kit.pictures]));
});

test.each(pictures)('%s is small, has the common size and supports both schemes', (name) => {
  const svg = readFileSync(path.join(folder, `${name}.svg`), 'utf8');
  expect(svg).toContain('viewBox="0 0 320 240"');
  expect(svg).toContain('prefers-color-scheme:dark');
  expect(Buffer.byteLength(svg)).toBeLessThan(3000);
});
