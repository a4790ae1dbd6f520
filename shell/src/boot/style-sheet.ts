/** What `document-styles.ts` needs of the rules that styled-components keeps; its version is pinned. */
export interface GroupedRules {
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
