import type { __PRIVATE__ } from 'styled-components';

/** What `document-styles.ts` needs of the rules that styled-components keeps; its version is pinned. */
interface GroupedRules {
  /** Rules of each group, by number; the groups stand in the sheet in this order. */
  readonly groupSizes: Uint32Array;
  /** Place of a group's first rule in the sheet. */
  indexOfGroup(group: number): number;
  readonly tag: {
    element: HTMLStyleElement;
    sheet: CSSStyleSheet | null;
    /** Rules in all. */
    length: number;
  };
}

type MainSheet = (typeof __PRIVATE__)['mainSheet'];

/** What stands after the rules of each group: its number, the component, the class names; see `prerender/page-styles.ts`. */
const marker = /g(\d+)\{--([\w-]+):([\w,-]*)\}/g;

/**
 * The document's own style element goes on as the style sheet of styled-components. Left to itself, the library takes the element
 * apart: it parses the text, removes the element and inserts every rule again, which costs a style and layout pass of the whole page.
 * Here it is told only which names are there already.
 *
 * To be called before the library runs.
 * @returns to be called with the library's main sheet when it has run
 */
export function adoptDocumentStyles(): (sheet: MainSheet) => void {
  const style = document.querySelector<HTMLStyleElement>('style[data-page-styles]');
  if (!style) return () => undefined;
  const version = style.dataset['pageStyles'] ?? '';
  // No style element to the browser and its security policy, yet the library finds it by this name, reads it and removes it.
  const names = document.createElementNS('northcast', 'style');
  names.textContent = [...style.textContent.matchAll(marker)]
    .map(([, group, id, classes]) => `data-styled.g${group}[id="${id}"]{content:"${classes}"}`)
    .join('/*!sc*/\n');
  markAsStyled(names, version, '');
  document.head.append(names);
  return (sheet) => {
    const group = sheet.getTag() as unknown as GroupedRules;
    const { tag } = group;
    const rules = style.sheet?.cssRules;
    if (!rules || tag.length > 0) return;
    // While all sizes are nought: the place it remembers is then right with any sizes.
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

/** Each group of rules ends with a rule that matches nothing and names the group. */
function countRules(rules: CSSRuleList, sizes: Uint32Array): void {
  let size = 0;
  for (const rule of rules) {
    size += 1;
    const group = /^g(\d+)$/.exec((rule as CSSStyleRule).selectorText ?? '')?.[1];
    if (group === undefined) continue;
    sizes[Number(group)] = size;
    size = 0;
  }
}
