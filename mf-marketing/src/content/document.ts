import type { helpFrontMatter, legalFrontMatter } from '@northcast/tooling/front-matter.mjs';
import type { InferType } from 'yup';

export interface DocumentHeading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

/** What the Markdown loader makes of a file. */
export interface MarkdownDocument<FrontMatter> {
  readonly frontMatter: FrontMatter;
  readonly html: string;
  readonly headings: readonly DocumentHeading[];
  readonly words: number;
  /** How many entries of its lists are to be ticked. */
  readonly taskCount: number;
}

/** Another text, by its folder and slug: `guides/file-management-guide`. */
export interface RelatedText {
  readonly place: string;
  readonly title: string;
}

export type HelpFrontMatter = Omit<InferType<typeof helpFrontMatter>, 'related'> & {
  readonly related: readonly RelatedText[];
};

/** What a card about a text shows. */
export type TextSummary = Pick<HelpFrontMatter, 'title' | 'description' | 'label' | 'readTime'>;

/** What the search knows of a text. */
export interface SearchableText {
  readonly title: string;
  readonly description: string;
  readonly headings: readonly string[];
  /** Words that the text has more than once and that stand in none of the above, without accents and case. */
  readonly words: string;
}

export type LegalFrontMatter = InferType<typeof legalFrontMatter>;
