import { readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { checkFrontMatter } from './front-matter.mjs';
import { renderMarkdown, summaryOf } from './markdown.mjs';
import { searchableText } from './searchable-text.mjs';

/**
 * webpack loader: turns a Markdown file into a module that exports its front matter, HTML,
 * headings, word count and tasks. With `?summary` it exports only what a card shows, with `?search`
 * only what the search needs. The paths in `related` become `{ place, title }`.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
export default function markdownLoader(source) {
  const { tasks, ...document } = renderMarkdown(source, (name) => drawingOf(this, name));
  checkFrontMatter(this.resourcePath, document.frontMatter);
  if (this.resourceQuery === '?summary') {
    return moduleOf({ summary: summaryOf(document.frontMatter) });
  }
  if (this.resourceQuery === '?search') return moduleOf({ search: searchableText(source) });
  return moduleOf({
    ...document,
    taskCount: tasks.length,
    frontMatter: withTitles(this, document.frontMatter),
  });
}

const moduleOf = (parts) =>
  Object.entries(parts)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/**
 * Reads `diagrams/<name>.svg`, next to the folder of the text.
 * @param {import('webpack').LoaderContext<object>} loader
 * @param {string} name
 */
function drawingOf(loader, name) {
  const file = path.resolve(loader.resourcePath, '../../diagrams', `${name}.svg`);
  loader.addDependency(file);
  return readFileSync(file, 'utf8');
}

/**
 * @param {import('webpack').LoaderContext<object>} loader
 * @param {import('./front-matter.mjs').FrontMatter} frontMatter
 */
function withTitles(loader, frontMatter) {
  if (!frontMatter.related) return frontMatter;
  const content = path.resolve(loader.resourcePath, '../..');
  const related = frontMatter.related.map((place) => {
    const file = path.join(content, `${place}.md`);
    loader.addDependency(file);
    return { place, title: matter(readFileSync(file, 'utf8')).data.title };
  });
  return { ...frontMatter, related };
}
