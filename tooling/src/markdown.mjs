import matter from 'gray-matter';
import MarkdownIt from 'markdown-it';

const slugOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** `start`, `start-2`, `start-3`: no name is given twice. */
function uniqueNames(join) {
  const uses = new Map();
  return (name) => {
    const use = (uses.get(name) ?? 0) + 1;
    uses.set(name, use);
    return use === 1 ? name : join(name, use);
  };
}

/** Gives headings ids and collects them. */
function headingIds(state) {
  const uniqueId = uniqueNames((id, use) => `${id}-${use}`);
  state.env.headings = [];
  state.tokens.forEach((token, index) => {
    if (token.type !== 'heading_open') return;
    const text = plainText(state.tokens[index + 1]);
    const id = uniqueId(slugOf(text));
    token.attrSet('id', id);
    state.env.headings.push({ level: Number(token.tag.slice(1)), id, text });
  });
}

const plainText = (inline) =>
  inline.children.map((child) => (child.type === 'softbreak' ? ' ' : child.content)).join('');

/** What scrolls sideways is named after the heading above it. */
function scrollerNames(state) {
  const uniqueName = uniqueNames((name, use) => `${name} (${use})`);
  let heading = '';
  state.tokens.forEach((token, index) => {
    if (token.type === 'heading_open') heading = plainText(state.tokens[index + 1]);
    if (token.type === 'table_open') token.meta = { name: uniqueName(`Table: ${heading}`) };
    if (token.type === 'fence') token.meta = { name: uniqueName(`Example: ${heading}`) };
  });
}

function createMarkdown() {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });
  const { escapeHtml } = markdown.utils;
  const scroller = (token) =>
    `role="region" tabindex="0" aria-label="${escapeHtml(token.meta.name)}"`;
  markdown.core.ruler.push('heading_ids', headingIds);
  markdown.core.ruler.push('scroller_names', scrollerNames);
  const { rules } = markdown.renderer;
  // Wide tables and code scroll in a frame of their own, reachable by keyboard.
  rules.table_open = (tokens, index) =>
    `<div class="table-scroll" ${scroller(tokens[index])}>\n<table>\n`;
  rules.table_close = () => '</table>\n</div>\n';
  rules.fence = (tokens, index) =>
    `<pre ${scroller(tokens[index])}><code>${escapeHtml(tokens[index].content)}</code></pre>\n`;
  return markdown;
}

const markdown = createMarkdown();

/**
 * @param {string} source Markdown with YAML front matter
 * @returns {{ frontMatter: import('./front-matter.mjs').FrontMatter, html: string, headings: { level: number, id: string, text: string }[],
 *   words: number }} headings have ids and stand in `headings` too, for a contents list; the front matter is not checked
 */
export function renderMarkdown(source) {
  const { data, content } = matter(source);
  const env = {};
  const html = markdown.render(content, env);
  return {
    frontMatter: data,
    html,
    headings: env.headings,
    words: content.split(/\s+/).filter(Boolean).length,
  };
}
