import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { ActionButton } from '../content/action-button';
import { ClosingBanner } from '../content/closing-banner';
import { FaqSection } from './center/faq-section';
import { SupportSection } from './center/support-section';
import { TextCards } from './center/text-cards';
import { faqCategories } from './faqs';
import { articlesIntro, foundTextOf, guidesIntro, helpClosing } from './help-content';
import { countFaqs, matchingFaqs } from './search/matching-faqs';
import { articleSummaries, guideSummaries } from './summaries';
import { articleSlugs, guideSlugs } from './texts';

const guideCards = guideSlugs.map((slug) => ({
  ...guideSummaries[slug],
  to: `/help/guides/${slug}`,
}));

const articleCards = articleSlugs.map((slug) => ({
  ...articleSummaries[slug],
  to: `/help/articles/${slug}`,
}));

/** Text of the search result; empty without a search. */
export function foundText(text: string): string {
  const query = text.trim();
  return query === '' ? '' : foundTextOf(countFaqs(matchingFaqs(faqCategories, query)), query);
}

interface HelpBodyProps {
  /** Text of the search. */
  readonly text: string;
  readonly onClear: () => void;
}

/** Guides, articles, questions and support, or the search results. */
export function HelpBody({ text, onClear }: HelpBodyProps) {
  const isSearching = text.trim() !== '';
  const faqs = (
    <FaqSection
      key="faqs"
      categories={matchingFaqs(faqCategories, text)}
      query={text}
      onClear={onClear}
    />
  );
  const texts = [
    <TextCards
      key="guides"
      {...guidesIntro}
      space={isSearching ? 'md' : 'sm'}
      columns={3}
      cards={guideCards}
    />,
    <TextCards key="articles" {...articlesIntro} space="md" columns={4} cards={articleCards}>
      <div>
        <ActionButton action={articlesIntro.all} variant="secondary" />
      </div>
    </TextCards>,
  ];
  return (
    <>
      {/* Search results come first, directly below the search box. */}
      {isSearching ? [faqs, ...texts] : [...texts, faqs]}
      <SupportSection />
      <ClosingBanner heading={helpClosing.heading} text={helpClosing.text}>
        {/* A plain link: `useSupportLink` points it at the dashboard for signed-in users. */}
        <LinkButton href={helpClosing.support.to} data-support={helpClosing.support.signedIn}>
          {helpClosing.support.label}
        </LinkButton>
        <ActionButton action={helpClosing.call} variant="secondary" />
      </ClosingBanner>
    </>
  );
}
