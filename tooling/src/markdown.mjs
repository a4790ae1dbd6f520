import matter from 'gray-matter';
import MarkdownIt from 'markdown-it';

const slugOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * @param {string} source Markdown with YAML front matter
 * @returns {{ frontMatter: object, html: string, headings: { level: number, id: string, text: string }[], words: number }}
 *   headings have ids and stand in `headings` too (levels 2 and 3), for a contents list
 */
export function renderMarkdown(source) {
  const { data, content } = matter(source);
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });
  const headings = [];
  markdown.core.ruler.push('heading_ids', (state) => {
    state.tokens.forEach((token, index) => {
      if (token.type !== 'heading_open') return;
      const text = state.tokens[index + 1].content.replace(/[*_`]/g, '');
      const id = slugOf(text);
      token.attrSet('id', id);
      headings.push({ level: Number(token.tag.slice(1)), id, text });
    });
  });
  // Wide tables scroll in a frame of their own, reachable by keyboard.
  markdown.renderer.rules.table_open = () =>
    '<div class="table-scroll" role="region" tabindex="0" aria-label="Table">\n<table>\n';
  markdown.renderer.rules.table_close = () => '</table>\n</div>\n';
  const html = markdown.render(content);
  return { frontMatter: data, html, headings, words: content.split(/\s+/).filter(Boolean).length };
}
