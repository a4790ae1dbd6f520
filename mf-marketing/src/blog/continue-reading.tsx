import { Cluster, Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { blogTexts } from './blog-texts';

/** The ways on from an article. */
export function ContinueReading() {
  const { heading, text, services } = blogTexts.continueReading;
  return (
    <Section tone="surface" space="md" aria-labelledby="continue-reading">
      <Container width="medium">
        <Cluster justify="space-between" gap={5}>
          <Stack gap={2}>
            <Heading level={2} size="x2" id="continue-reading">
              {heading}
            </Heading>
            <Text tone="muted">{text}</Text>
          </Stack>
          <Cluster>
            <LinkButton to="/blog">{blogTexts.viewAll}</LinkButton>
            <LinkButton to="/services" variant="secondary">
              {services}
            </LinkButton>
          </Cluster>
        </Cluster>
      </Container>
    </Section>
  );
}
