import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../scripts/steps.mjs';

/**
 * Figures kept in a file as they come, so that a run that was broken off can be continued.
 * @param name of the file in `.cache/bench`
 * @param of what is measured: figures of another build are never mixed with these
 * @param {{ resume: boolean }} how continue with what the file holds
 * @throws Error when the file to continue is of another build
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
      // A stop in the middle of writing must not cost what is there already.
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

/** The middle one, the upper of two. */
export const median = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** A table in Markdown, its first column text and the others figures. */
export function markdownTable(headings, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = `|---|${'---:|'.repeat(headings.length - 1)}`;
  return [line(headings), rule, ...rows.map(line)].join('\n');
}
