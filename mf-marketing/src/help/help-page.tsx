import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Button } from '@northcast/shared-ui/button/button';
import { ClosingBanner } from '../content/closing-banner';
import { FaqSection } from './center/faq-section';
import { HelpHero } from './center/help-hero';
import { SupportSection } from './center/support-section';
import { TextCards } from './center/text-cards';
import { faqCategories } from './faqs';
import { articlesIntro, guidesIntro, helpIntro } from './help-content';
import { countFaqs, matchingFaqs } from './search/matching-faqs';
import { useSearchText } from './search/use-search-text';
import { articleSummaries, guideSummaries } from './summaries';
import { helpClosing } from './support-options';
import { articleSlugs, guideSlugs } from './texts';

const guideCards = guideSlugs.map((slug) => ({
  ...guideSummaries[slug],
  to: `/help/guides/${slug}`,
}));

const articleCards = articleSlugs.map((slug) => ({
  ...articleSummaries[slug],
  to: `/help/articles/${slug}`,
}));

export function Page() {
  const [text, setText] = useSearchText();
  const categories = matchingFaqs(faqCategories, text);
  const isSearching = text.trim() !== '';

  const faqs = (
    <FaqSection key="faqs" categories={categories} query={text} onClear={() => setText('')} />
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
        <Button unavailable variant="secondary">
          {articlesIntro.allLabel}
        </Button>
      </div>
    </TextCards>,
  ];

  return (
    <>
      <PageHead title={helpIntro.heading} description={helpIntro.description} />
      <HelpHero text={text} onChange={setText} found={countFaqs(categories)} />
      {/* What a search finds stands right under it. */}
      {isSearching ? [faqs, ...texts] : [...texts, faqs]}
      <SupportSection />
      <ClosingBanner {...helpClosing} />
    </>
  );
}
