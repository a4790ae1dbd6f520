import type { __PRIVATE__ } from 'styled-components';

/** The subset of styled-components' internal rule storage that we use. Its version is pinned. */
interface GroupedRules {
  /** Number of rules in each group; the sheet contains the groups in this order. */
  readonly groupSizes: Uint32Array;
  /** Index of a group's first rule in the sheet. */
  indexOfGroup(group: number): number;
  readonly tag: {
    element: HTMLStyleElement;
    sheet: CSSStyleSheet | null;
    /** Total number of rules. */
    length: number;
  };
}

type MainSheet = (typeof __PRIVATE__)['mainSheet'];

/**
 * Matches the marker after each group's rules: component and class names; see
 * `prerender/page-styles.ts`.
 */
const marker = /\bn\{--([\w-]+):([\w,-]*)\}/g;

/**
 * Makes styled-components continue in the document's own style element. By default the library
 * parses the text, removes the element and inserts every rule again, which costs a style and layout
 * pass of the whole page. Here it only learns which class names already exist.
 *
 * Call this before the library is evaluated.
 * @returns a function to call with the library's main sheet after that
 */
export function adoptDocumentStyles(): (sheet: MainSheet) => void {
  const style = document.querySelector<HTMLStyleElement>('style[data-page-styles]');
  if (!style) return () => undefined;
  const version = style.dataset['pageStyles'] ?? '';
  // Not a style element for the browser and its CSP, but the library finds it by this name, reads
  // it and removes it.
  const names = document.createElementNS('northcast', 'style');
  names.textContent = [...style.textContent.matchAll(marker)]
    .map(([, id, classes], at) => `data-styled.g${at + 1}[id="${id}"]{content:"${classes}"}`)
    .join('/*!sc*/\n');
  markAsStyled(names, version, '');
  document.head.append(names);
  return (sheet) => {
    const group = sheet.getTag() as unknown as GroupedRules;
    const { tag } = group;
    const rules = style.sheet?.cssRules;
    if (!rules || tag.length > 0) return;
    // Call this while all sizes are zero: the index that the library caches then stays correct for
    // any sizes.
    group.indexOfGroup(0);
    countRules(rules, group.groupSizes);
    tag.element.remove();
    tag.element = style;
    tag.sheet = style.sheet;
    tag.length = rules.length;
    markAsStyled(style, version, 'active');
  };
}

function markAsStyled(style: Element, version: string, state: '' | 'active'): void {
  style.setAttribute('data-styled', state);
  style.setAttribute('data-styled-version', version);
}

/** Every group ends with the marker, a rule that matches nothing; the first group has number 1. */
function countRules(rules: CSSRuleList, sizes: Uint32Array): void {
  let group = 1;
  let size = 0;
  for (const rule of rules) {
    size += 1;
    if ((rule as CSSStyleRule).selectorText !== 'n') continue;
    sizes[group] = size;
    group += 1;
    size = 0;
  }
}
