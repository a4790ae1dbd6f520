import { startProduct } from './product.mjs';
import { startVariant } from './variant.mjs';

/** Variants to compare, and how to derive their documents from the product's. */
const changes = { floor: withoutScript, client: clientRendered };

export const variantNames = ['product', ...Object.keys(changes)];

/**
 * Starts the product and its variants on consecutive ports.
 * @returns origins by variant, and a function that stops all
 */
export async function startVariants(firstPort) {
  const product = await startProduct(firstPort);
  const others = [];
  const origins = { product: product.origin };
  for (const [index, [name, change]] of Object.entries(changes).entries()) {
    const variant = await startVariant(product.origin, firstPort + 1 + index, change);
    origins[name] = variant.origin;
    others.push(variant);
  }
  return {
    origins,
    async stop() {
      for (const other of others) other.stop();
      await product.stop();
    },
  };
}

/** The baseline: the document without any script. */
function withoutScript(html) {
  return replace(html, /<script[\s\S]*?<\/script>/g, '');
}

/**
 * The page as a client-rendered application would serve it: an empty root, only the styles that
 * every page shares, and the shell's scripts in the head. The shell finds no server markup and
 * renders everything itself.
 */
function clientRendered(html) {
  const [, registry] = found(
    html,
    /<script type="application\/json" id="registry">(.*?)<\/script>/,
  );
  const { base, entry, integrity } = JSON.parse(registry).shell;
  const scripts = entry.map(
    (name) =>
      `<script defer src="${base}${name}" integrity="${integrity[name]}" crossorigin="anonymous"></script>`,
  );
  const body = /<div id="root">[\s\S]*?<script type="application\/json" id="page">.*?<\/script>/;
  const boot = /<script>[\s\S]*?<\/script>/;
  const ofThePage = [
    /<link rel="preload" as="image"[^>]*>/g,
    /<script type="application\/ld\+json">.*?<\/script>/g,
  ];
  const shared = ofThePage.reduce((text, pattern) => text.replace(pattern, ''), html);
  const bare = replace(replace(shared, body, '<div id="root"></div>'), boot, '');
  const style = /<style [^>]*>([\s\S]*?)<\/style>/;
  const unstyled = replace(bare, style, `<style>${baseStyles(found(bare, style)[1])}</style>`);
  return replace(unstyled, '</head>', `${scripts.join('\n')}\n</head>`);
}

/**
 * Rules of global styles: each group of rules in a document ends with a marker; see
 * `shell/src/prerender/page-styles.ts`.
 */
function baseStyles(css) {
  const parts = css.split(/(\bn\{--[\w-]+:[\w,-]*\})/);
  const isGlobal = (note) => note?.includes('{--sc-global-');
  const kept = parts.filter((_, index) => isGlobal(parts[index + 1])).join('');
  if (!kept.includes(':root')) throw new Error('The document has no base styles');
  return kept;
}

/**
 * @throws Error if the document does not contain the pattern: otherwise an unchanged document would
 * be measured as a variant
 */
function replace(html, pattern, replacement) {
  if (typeof pattern !== 'string') found(html, new RegExp(pattern.source));
  else if (!html.includes(pattern)) throw new Error(`The document has no ${pattern}`);
  return html.replace(pattern, () => replacement);
}

function found(html, pattern) {
  const match = pattern.exec(html);
  if (!match) throw new Error(`The document has no ${pattern}`);
  return match;
}
