export interface Faq {
  readonly question: string;
  readonly answer: string;
}

export interface FaqCategory {
  readonly title: string;
  readonly faqs: readonly Faq[];
}
