import { readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { checkFrontMatter } from './front-matter.mjs';
import { renderMarkdown } from './markdown.mjs';

/**
 * webpack loader: a Markdown file becomes a module that exports its front matter, HTML, headings and number of words; with
 * `?summary` its front matter only. The places in `related` become `{ place, title }`.
 */
export default function markdownLoader(source) {
  const { frontMatter, html, headings, words } = renderMarkdown(source);
  checkFrontMatter(this.resourcePath, frontMatter);
  const content = path.resolve(this.resourcePath, '../..');
  const related = frontMatter.related?.map((place) => {
    const file = path.join(content, `${place}.md`);
    this.addDependency(file);
    return { place, title: matter(readFileSync(file, 'utf8')).data.title };
  });
  const parts = { frontMatter: related ? { ...frontMatter, related } : frontMatter };
  if (this.resourceQuery !== '?summary') Object.assign(parts, { html, headings, words });
  return Object.entries(parts)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
