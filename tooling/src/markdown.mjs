import matter from 'gray-matter';
import MarkdownIt from 'markdown-it';

const slugOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Makes names unique by a suffix: `start`, `start-2`, `start-3`. */
function uniqueNames(join) {
  const used = new Set();
  return (name) => {
    let unique = name;
    for (let use = 2; used.has(unique); use += 1) unique = join(name, use);
    used.add(unique);
    return unique;
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

/** Names each horizontally scrolling element after the heading above it. */
function scrollerNames(state) {
  const uniqueName = uniqueNames((name, use) => `${name} (${use})`);
  let heading = '';
  state.tokens.forEach((token, index) => {
    if (token.type === 'heading_open') heading = plainText(state.tokens[index + 1]);
    if (token.type === 'table_open') token.meta = { name: uniqueName(`Table: ${heading}`) };
    if (token.type === 'fence' && !diagramMark.test(token.info))
      token.meta = { name: uniqueName(`Example: ${heading}`) };
  });
}

const taskMark = /^\[ \] /;
/** Most characters of a task's text in its id. */
const longestId = 48;

/**
 * Turns entries that begin with `[ ] ` into checkboxes. `env.tasks` lists them with the heading
 * above each. The id is derived from the text, so a task with a changed text counts as another
 * task.
 */
function tasks(state) {
  const uniqueId = uniqueNames((id, use) => `${id}-${use}`);
  let heading = '';
  state.env.tasks = [];
  state.tokens.forEach((token, index) => {
    if (token.type === 'heading_open') heading = plainText(state.tokens[index + 1]);
    if (token.type !== 'inline' || state.tokens[index - 2]?.type !== 'list_item_open') return;
    const [first] = token.children;
    if (first?.type !== 'text' || !taskMark.test(first.content)) return;
    first.content = first.content.replace(taskMark, '');
    const text = plainText(token);
    const id = uniqueId(slugOf(text).slice(0, longestId));
    state.env.tasks.push({ id, text, heading });
    state.tokens[index - 2].attrSet('class', 'task');
    const html = (content) => Object.assign(new state.Token('html_inline', '', 0), { content });
    token.children.unshift(html(`<label><input type="checkbox" value="${id}" data-task=""><span>`));
    token.children.push(html('</span></label>'));
  });
}

const diagramMark = /^diagram ([a-z-]+)$/;

/**
 * An SVG with the text of its fence: the first line is the title, the others are the description.
 */
function diagram(name, content, { escapeHtml, svgOf }) {
  const [title = '', ...lines] = content.trim().split('\n');
  const id = `diagram-${name}`;
  const words = `<title id="${id}">${escapeHtml(title)}</title><desc id="${id}-text">${escapeHtml(lines.join(' '))}</desc>`;
  const svg = svgOf(name)
    .trim()
    .replace(
      /<svg([^>]*)>/,
      `<svg$1 role="img" aria-labelledby="${id}" aria-describedby="${id}-text">${words}`,
    );
  return `<figure class="diagram">${svg}<figcaption>${escapeHtml(title)}</figcaption></figure>\n`;
}

function createMarkdown() {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });
  const { escapeHtml } = markdown.utils;
  const scroller = (token) =>
    `role="region" tabindex="0" aria-label="${escapeHtml(token.meta.name)}"`;
  markdown.core.ruler.push('heading_ids', headingIds);
  markdown.core.ruler.push('scroller_names', scrollerNames);
  markdown.core.ruler.push('tasks', tasks);
  const { rules } = markdown.renderer;
  // Wide tables and code scroll in their own element, which can be reached by keyboard.
  rules.table_open = (tokens, index) =>
    `<div class="table-scroll" ${scroller(tokens[index])}>\n<table>\n`;
  rules.table_close = () => '</table>\n</div>\n';
  rules.fence = (tokens, index, _options, { svgOf }) => {
    const { info, content } = tokens[index];
    const [, name] = diagramMark.exec(info) ?? [];
    if (name !== undefined) return diagram(name, content, { escapeHtml, svgOf });
    return `<pre ${scroller(tokens[index])}><code>${escapeHtml(content)}</code></pre>\n`;
  };
  return markdown;
}

const markdown = createMarkdown();

const noDrawing = () => '<svg></svg>';

/**
 * @param {string} source Markdown with YAML front matter
 * @param {(name: string) => string} [svgOf] returns the SVG for a fence `diagram name`
 * @returns {{ frontMatter: import('./front-matter.mjs').FrontMatter, html: string, headings: {
 * level: number, id: string, text: string }[], tasks: { id: string, text: string, heading: string
 * }[], words: number }} `headings` is for a table of contents and holds the ids in the HTML; the
 * front matter is not checked
 */
export function renderMarkdown(source, svgOf = noDrawing) {
  const { data, content } = matter(source);
  const env = { svgOf };
  const html = markdown.render(content, env);
  return {
    frontMatter: data,
    html,
    headings: env.headings,
    tasks: env.tasks,
    words: content.split(/\s+/).filter(Boolean).length,
  };
}

/**
 * What a card shows of a text.
 * @param {import('./front-matter.mjs').FrontMatter} frontMatter
 */
export const summaryOf = ({ title, description, label, readTime }) => ({
  title,
  description,
  label,
  readTime,
});
