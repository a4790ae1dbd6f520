import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { blogTexts } from './blog-texts';

export function ArticleProblem({
  title,
  text,
  onRetry,
}: {
  title: string;
  text: string;
  onRetry?: () => void;
}) {
  return (
    <Section>
      <PageHead title={title} noindex />
      <Container>
        <ErrorPanel
          title={title}
          text={text}
          onRetry={onRetry}
          headingLevel={1}
          action={
            <LinkButton to="/blog" variant={onRetry ? 'secondary' : 'primary'}>
              {blogTexts.backToBlog}
            </LinkButton>
          }
        />
      </Container>
    </Section>
  );
}
