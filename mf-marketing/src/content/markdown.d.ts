declare module '*.md?summary' {
  export const summary: import('./document').TextSummary;
}
