import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../scripts/steps.mjs';

/**
 * Stores results in a file as they arrive, so that an interrupted run can be continued.
 * @param name name of a file in `.cache/bench`
 * @param of identity of the measured build: results of different builds are never mixed
 * @param {{ resume: boolean }} how whether to continue with the results in the file
 * @throws Error if the file to continue is from another build
 */
export async function openResults(name, of, { resume }) {
  const file = path.join(root, '.cache/bench', name);
  const known = resume ? await read(file) : undefined;
  if (known && JSON.stringify(known.of) !== JSON.stringify(of)) {
    throw new Error(`${file} holds figures of ${JSON.stringify(known.of)}, this is another build`);
  }
  const results = known?.results ?? [];
  return {
    file,
    results,
    async add(result) {
      results.push(result);
      await mkdir(path.dirname(file), { recursive: true });
      // Write atomically, so that an interruption does not destroy earlier results.
      await writeFile(`${file}.new`, `${JSON.stringify({ of, results }, null, 1)}\n`);
      await rename(`${file}.new`, file);
    },
  };
}

async function read(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The median; the upper one of two middle values. */
export const median = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** A Markdown table whose first column is text and the others are numbers. */
export function markdownTable(headings, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = `|---|${'---:|'.repeat(headings.length - 1)}`;
  return [line(headings), rule, ...rows.map(line)].join('\n');
}
