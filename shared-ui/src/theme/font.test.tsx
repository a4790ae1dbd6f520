import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFile, fontUrl } from '@northcast/shared-ui/theme/font';

const font = readFileSync(join(__dirname, '../../fonts', fontFile));

it('the font file is smaller than 40 kB', () => {
  expect(font.length).toBeLessThan(40_000);
});

it('the font file name contains the content hash, for permanent caching', () => {
  expect(fontFile).toContain(createHash('sha256').update(font).digest('hex').slice(0, 10));
  expect(fontUrl).toBe(`/fonts/${fontFile}`);
});
