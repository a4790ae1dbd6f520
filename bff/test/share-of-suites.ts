import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

declare const share: { readonly number: number; readonly of: number };

const source = path.resolve(__dirname, '../src');

/**
 * Splits the test files into shares of about equal size: takes the largest file first, and adds
 * each to the smallest share.
 */
function filesOf({ number, of }: typeof share): string[] {
  const shares = Array.from({ length: of }, () => ({ bytes: 0, files: [] as string[] }));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => ({ name, bytes: statSync(path.join(source, name)).size }))
    .toSorted((one, other) => other.bytes - one.bytes || one.name.localeCompare(other.name));
  for (const { name, bytes } of files) {
    const [least] = shares.toSorted((one, other) => one.bytes - other.bytes);
    if (!least) continue;
    least.bytes += bytes;
    least.files.push(name);
  }
  return shares[number]?.files ?? [];
}

for (const file of filesOf(share)) {
  describe(file, () => {
    require(path.join(source, file));
  });
}
