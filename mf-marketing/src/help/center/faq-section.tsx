import { Button } from '@northcast/shared-ui/button/button';
import { Disclosure } from '@northcast/shared-ui/disclosure/disclosure';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { Cluster, Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import type { FaqCategory } from '../../faq';
import { faqIntro, noAnswer } from '../help-content';
import { Highlighted } from '../search/highlighted';
import { CategoryLinks, categoryId } from './category-links';

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[8]};
  grid-template-columns: minmax(0, 1fr);

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
  }
`;

interface FaqSectionProps {
  readonly categories: readonly FaqCategory[];
  readonly query: string;
  readonly onClear: () => void;
}

function Category({ title, faqs, query }: FaqCategory & { readonly query: string }) {
  return (
    <section aria-labelledby={categoryId(title)}>
      <Heading level={3} id={categoryId(title)}>
        {title}
      </Heading>
      {faqs.map(({ question, answer }) => (
        <Disclosure
          key={question}
          name="help-faq"
          headingLevel={4}
          summary={<Highlighted text={question} query={query} />}
        >
          <p>
            <Highlighted text={answer} query={query} />
          </p>
        </Disclosure>
      ))}
    </section>
  );
}

function NoAnswer({ onClear }: Pick<FaqSectionProps, 'onClear'>) {
  return (
    <EmptyState
      icon="search"
      title={noAnswer.title}
      text={noAnswer.text}
      action={
        <Cluster justify="center">
          <Button variant="secondary" onClick={onClear}>
            {noAnswer.clearLabel}
          </Button>
          <LinkButton to="/contact">{noAnswer.askLabel}</LinkButton>
        </Cluster>
      }
    />
  );
}

/** All questions by category; at most one answer is open. */
export function FaqSection({ categories, query, onClear }: FaqSectionProps) {
  return (
    <Section tone="surface" space="md" aria-labelledby="faq">
      <Container>
        <Columns>
          <Stack gap={5}>
            <Heading level={2} size="x2" id="faq">
              {faqIntro.heading}
            </Heading>
            <CategoryLinks titles={categories.map(({ title }) => title)} />
          </Stack>
          {categories.length === 0 ? (
            <NoAnswer onClear={onClear} />
          ) : (
            <Stack gap={7}>
              {categories.map((category) => (
                <Category key={category.title} {...category} query={query} />
              ))}
            </Stack>
          )}
        </Columns>
      </Container>
    </Section>
  );
}
