import { readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { checkFrontMatter } from './front-matter.mjs';
import { renderMarkdown } from './markdown.mjs';

/**
 * webpack loader: a Markdown file becomes a module that exports its front matter, HTML, headings and number of words; with
 * `?summary` only what a card about it shows. The places in `related` become `{ place, title }`.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
export default function markdownLoader(source) {
  const document = renderMarkdown(source);
  checkFrontMatter(this.resourcePath, document.frontMatter);
  return moduleOf(
    this.resourceQuery === '?summary'
      ? { summary: summaryOf(document.frontMatter) }
      : { ...document, frontMatter: withTitles(this, document.frontMatter) },
  );
}

const moduleOf = (parts) =>
  Object.entries(parts)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** @param {import('./front-matter.mjs').FrontMatter} frontMatter */
const summaryOf = ({ title, description, label, readTime }) => ({
  title,
  description,
  label,
  readTime,
});

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
