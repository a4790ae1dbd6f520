import { Cluster, Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { listenTexts } from './listen-texts';

/**
 * Link that stands in for the examples in documents without them: with script it opens them in
 * place, without script it leads to them.
 */
export function ListenOpener() {
  const { heading, short, open } = listenTexts;
  return (
    <Section space="md" aria-labelledby="listen">
      <Container>
        <Cluster justify="space-between" align="end" gap={5} data-listen-opener="">
          <Stack gap={3}>
            <Heading level={2} id="listen">
              {heading}
            </Heading>
            <Text tone="muted">{short}</Text>
          </Stack>
          <LinkButton to="/services#listen" variant="secondary">
            {open}
          </LinkButton>
        </Cluster>
      </Container>
    </Section>
  );
}
