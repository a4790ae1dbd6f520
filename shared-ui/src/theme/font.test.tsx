import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFile, fontUrl } from '@northcast/shared-ui/theme/font';

const font = readFileSync(join(__dirname, '../../fonts', fontFile));

it('weighs less than 40 kB', () => {
  expect(font.length).toBeLessThan(40_000);
});

it('carries the hash of its content in its name, so that it may be cached for ever', () => {
  expect(fontFile).toContain(createHash('sha256').update(font).digest('hex').slice(0, 10));
  expect(fontUrl).toBe(`/fonts/${fontFile}`);
});
