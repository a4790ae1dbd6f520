declare module '*.md?summary' {
  export const summary: import('./document').TextSummary;
}

declare module '*.md?search' {
  export const search: import('./document').SearchableText;
}
