declare module '*.md?summary' {
  export const frontMatter: import('./document').HelpFrontMatter;
}
