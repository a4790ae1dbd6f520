import { readFile } from 'node:fs/promises';
import {
  errorsOf,
  formatReport,
  presentContract,
  readReport,
  reportFile,
  surfaceOf,
} from './report.mjs';

const before = `
/** Names. */
export declare const names: readonly ['one', 'two'];
export interface Page {
    /** Said about it. */
    readonly title: string;
}
`;

const contract = (version, text, released = true) => ({
  version,
  released,
  lines: surfaceOf('host/page', text),
});

const errors = (version, text) => errorsOf(contract('1.2.0', before), contract(version, text));

test('a changed comment needs no new version', () => {
  expect(errors('1.2.0', before.replace('Said about it.', 'Said otherwise.'))).toEqual([]);
});

test('an addition needs a new minor version', () => {
  const more = before.replace('title: string;', 'title: string;\n    readonly text?: string;');
  expect(errors('1.2.0', more)).toEqual([
    expect.stringContaining('raise the minor'),
    '+ host/page Page: readonly text?: string;',
  ]);
  expect(errors('1.2.1', more)).toHaveLength(2);
  expect(errors('1.3.0', more)).toEqual([]);
  expect(errors('2.0.0', more)).toEqual([]);
});

test('an additional name in a list needs a new minor version', () => {
  const more = before.replace("'two'", "'two', 'three'");
  expect(errors('1.2.0', more)).toEqual([
    expect.stringContaining('raise the minor'),
    "+ host/page names: export declare const names: readonly 'three'",
  ]);
  expect(errors('1.3.0', more)).toEqual([]);
});

test('a changed line needs a new major version', () => {
  const changed = before.replace('title: string', 'title: number');
  expect(errors('1.3.0', changed)).toEqual([
    expect.stringContaining('raise the major'),
    '- host/page Page: readonly title: string;',
    '+ host/page Page: readonly title: number;',
  ]);
  expect(errors('2.0.0', changed)).toEqual([]);
});

test('an unreleased version may still change', () => {
  expect(errorsOf(contract('1.2.0', before, false), contract('1.2.0', ''))).toEqual([]);
});

test('a formatted report is read back unchanged', () => {
  const written = contract('1.2.0', before);
  expect(readReport(formatReport(written))).toEqual(written);
});

test('the committed report matches the current contract; if not, run npm run contract:report', async () => {
  const committed = await readFile(reportFile, 'utf8');
  const released = readReport(committed)?.released === true;
  expect(committed).toBe(formatReport({ ...(await presentContract()), released }));
});
