import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@northcast/shared-contracts/content/brand';
import { fillIn, fillInHtml } from './fill-in';

const content = path.resolve(__dirname, '../../content');
const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
);

test('placeholders are replaced by the company data', () => {
  expect(fillIn('{{brand}} at {{address}}')).toBe(`${brand.name} at ${brand.address}`);
});

test('in HTML the e-mail address and the phone number become links', () => {
  expect(fillInHtml('<p>{{email}}</p>')).toBe(
    `<p><a href="mailto:${brand.email}">${brand.email}</a></p>`,
  );
  expect(fillInHtml('{{phone}}')).toContain(`href="${brand.phoneHref}"`);
});

test('an unknown placeholder throws an error', () => {
  expect(() => fillIn('{{toString}}')).toThrow('Unknown placeholder {{toString}}');
});

test.each(files)('%s contains the company name only as a placeholder', (name) => {
  const text = readFileSync(path.join(content, name), 'utf8');
  expect(() => fillIn(text)).not.toThrow();
  expect(text).not.toContain(brand.name);
});
