import type { helpFrontMatter, legalFrontMatter } from '@northcast/tooling/front-matter.mjs';
import type { InferType } from 'yup';

export interface DocumentHeading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

/** Output of the Markdown loader. */
export interface MarkdownDocument<FrontMatter> {
  readonly frontMatter: FrontMatter;
  readonly html: string;
  readonly headings: readonly DocumentHeading[];
  readonly words: number;
  /** Number of list entries with a check box. */
  readonly taskCount: number;
}

/** A reference to another text by folder and slug: `guides/file-management-guide`. */
export interface RelatedText {
  readonly place: string;
  readonly title: string;
}

export type HelpFrontMatter = Omit<InferType<typeof helpFrontMatter>, 'related'> & {
  readonly related: readonly RelatedText[];
};

export type TextSummary = Pick<HelpFrontMatter, 'title' | 'description' | 'label' | 'readTime'>;

/** Index entry of a text for the search. */
export interface SearchableText {
  readonly title: string;
  readonly description: string;
  readonly headings: readonly string[];
  /**
   * Words that occur more than once in the text and in none of the fields above, lower-cased and
   * without accents.
   */
  readonly words: string;
}

export type LegalFrontMatter = InferType<typeof legalFrontMatter>;
