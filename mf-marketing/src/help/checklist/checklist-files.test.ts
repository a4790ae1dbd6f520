/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { checklistFile, readChecklists } from '../../../checklists/checklist.mjs';

const checklists = readChecklists();

test('guides with tasks have a checklist', () => {
  expect(checklists.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['podcast-launch-checklist', 'audio-quality-checklist']),
  );
});

test.each(checklists)('the PDF of $slug matches the current text', ({ slug, mark }) => {
  const file = checklistFile(slug);
  expect(existsSync(file)).toBe(true);
  const bytes = readFileSync(file);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  // If this fails, run `node mf-marketing/checklists/make.mjs`.
  expect(bytes.includes(mark)).toBe(true);
  expect(bytes.includes('/StructTreeRoot')).toBe(true);
});

test('PDF files and checklists match one to one', () => {
  const folder = new URL('.', checklistFile('any'));
  const slugs = readdirSync(folder).map((name) => name.replace(/\.pdf$/, ''));
  expect(slugs.sort()).toEqual(checklists.map(({ slug }) => slug).sort());
});
