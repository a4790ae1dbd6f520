import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { renderMarkdown } from '@northcast/tooling/markdown.mjs';

/** Version of the PDF layout, part of every mark. Increase it when the layout changes. */
const layout = 1;

const folder = new URL('../content/guides/', import.meta.url);
const files = new URL('../../shell/public/checklists/', import.meta.url);

/**
 * @typedef {{ slug: string, title: string, description: string, mark: string,
 * sections: readonly { heading: string, tasks: readonly string[] }[] }} Checklist `mark` changes
 * when the printed content changes
 */

/** URL of a checklist's file among the site's public files. @param {string} slug */
export const checklistFile = (slug) => new URL(`${slug}.pdf`, files);

/** The checklists of all guides that have one. @returns {Checklist[]} */
export function readChecklists() {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const document = renderMarkdown(readFileSync(new URL(name, folder), 'utf8'));
      return document.tasks.length > 0 ? [checklistOf(name.replace(/\.md$/, ''), document)] : [];
    });
}

/** @param {string} slug @param {ReturnType<typeof renderMarkdown>} document @returns {Checklist} */
function checklistOf(slug, { frontMatter: { title = '', description = '' }, tasks }) {
  const headings = [...new Set(tasks.map(({ heading }) => heading))];
  const sections = headings.map((heading) => ({
    heading,
    tasks: tasks.filter((task) => task.heading === heading).map(({ text }) => text),
  }));
  const printed = JSON.stringify([layout, title, description, sections]);
  if (printed.includes('{{')) throw new Error(`${slug}: a task has a placeholder`);
  const mark = createHash('sha256').update(printed).digest('hex').slice(0, 24);
  return { slug, title, description, mark, sections };
}
