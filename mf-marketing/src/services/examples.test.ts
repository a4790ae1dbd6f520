/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serviceExamples } from './examples';
import { filters } from './filters';
import { serviceGroups } from './groups';

const folder = path.resolve(__dirname, '../../../shell/public/images/services');
const slugs = Object.keys(serviceExamples);

test('examples and pictures match one to one', () => {
  expect(readdirSync(folder).sort()).toEqual(slugs.map((slug) => `${slug}.svg`).sort());
});

test('every video and text service has an example, except two bundles', () => {
  const isShown = ({ id }: { id: string }) => id === 'video' || id === 'text';
  const bundles = ['pro-edit-show-notes', 'launch-starter-pack'];
  const seen = serviceGroups
    .flatMap(({ services }) => services)
    .filter((service) => filters.filter(isShown).some(({ matches }) => matches(service)));
  expect(seen.map(({ slug }) => slug).filter((slug) => !slugs.includes(slug))).toEqual(bundles);
});

test.each(slugs)(
  'the picture of %s has the common size, supports both schemes and has no text elements',
  (slug) => {
    const svg = readFileSync(path.join(folder, `${slug}.svg`), 'utf8');
    expect(svg).toContain('viewBox="0 0 480 240"');
    expect(svg).toContain('prefers-color-scheme:dark');
    expect(svg).not.toContain('<text');
    expect(Buffer.byteLength(svg)).toBeLessThan(60_000);
  },
);
