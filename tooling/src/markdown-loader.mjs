import { renderMarkdown } from './markdown.mjs';

/** webpack loader: a Markdown file becomes a module that exports its front matter, HTML and headings. */
export default function markdownLoader(source) {
  const { frontMatter, html, headings, words } = renderMarkdown(source);
  return [
    `export const frontMatter = ${JSON.stringify(frontMatter)};`,
    `export const html = ${JSON.stringify(html)};`,
    `export const headings = ${JSON.stringify(headings)};`,
    `export const words = ${words};`,
  ].join('\n');
}
