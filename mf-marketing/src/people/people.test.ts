/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { people } from './people';

const folder = path.resolve(__dirname, '../../../shell/public/images/people');
const portrait = (id: string) => readFileSync(path.join(folder, `${id}.svg`), 'utf8');

test('people and portraits match one to one', () => {
  expect(readdirSync(folder).sort()).toEqual(people.map(({ id }) => `${id}.svg`).sort());
});

test('no two people share a portrait, a name or a craft', () => {
  for (const values of [
    people.map(({ id }) => portrait(id)),
    people.map(({ name }) => name),
    people.map(({ craft }) => craft),
  ]) {
    expect(new Set(values).size).toBe(people.length);
  }
});

test.each(people)('the portrait of $name is small, square and supports both schemes', ({ id }) => {
  const svg = portrait(id);
  expect(svg).toContain('viewBox="0 0 200 200"');
  expect(svg).toContain('prefers-color-scheme:dark');
  expect(Buffer.byteLength(svg)).toBeLessThan(3000);
});
