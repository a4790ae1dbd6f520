/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serviceExamples } from './examples';
import { filters } from './filters';
import { serviceGroups } from './groups';

const folder = path.resolve(__dirname, '../../../shell/public/images/services');
const slugs = Object.keys(serviceExamples);

test('every example has its picture, and every picture its words', () => {
  expect(readdirSync(folder).sort()).toEqual(slugs.map((slug) => `${slug}.svg`).sort());
});

test('what is seen or read has an example, but for bundles that hold it', () => {
  const isShown = ({ id }: { id: string }) => id === 'video' || id === 'text';
  const bundles = ['pro-edit-show-notes', 'launch-starter-pack'];
  const seen = serviceGroups
    .flatMap(({ services }) => services)
    .filter((service) => filters.filter(isShown).some(({ matches }) => matches(service)));
  expect(seen.map(({ slug }) => slug).filter((slug) => !slugs.includes(slug))).toEqual(bundles);
});

test.each(slugs)(
  'the picture of %s is of one size, made for both schemes, without loaded fonts',
  (slug) => {
    const svg = readFileSync(path.join(folder, `${slug}.svg`), 'utf8');
    expect(svg).toContain('viewBox="0 0 480 240"');
    expect(svg).toContain('prefers-color-scheme:dark');
    expect(svg).not.toContain('<text');
    expect(Buffer.byteLength(svg)).toBeLessThan(60_000);
  },
);
