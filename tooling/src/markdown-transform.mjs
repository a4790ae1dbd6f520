import { renderMarkdown } from './markdown.mjs';
import { searchableText } from './searchable-text.mjs';

/** jest transform: a Markdown file with everything that the webpack loader makes of it, whatever the query of its import. */
// biome-ignore lint/style/noDefaultExport: jest takes no other.
export default {
  process: (source) => {
    const { title, description, label, readTime } = renderMarkdown(source).frontMatter;
    const exported = {
      ...renderMarkdown(source),
      summary: { title, description, label, readTime },
      search: searchableText(source),
    };
    return { code: `module.exports = ${JSON.stringify(exported)};` };
  },
};
