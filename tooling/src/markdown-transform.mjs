import { renderMarkdown, summaryOf } from './markdown.mjs';
import { searchableText } from './searchable-text.mjs';

/**
 * jest transform: exports everything that the webpack loader can export for a Markdown file,
 * whatever the query of the import.
 */
// biome-ignore lint/style/noDefaultExport: jest takes no other.
export default {
  process: (source) => {
    const document = renderMarkdown(source);
    const exported = {
      ...document,
      summary: summaryOf(document.frontMatter),
      search: searchableText(source),
    };
    return { code: `module.exports = ${JSON.stringify(exported)};` };
  },
};
