import { Cluster, Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { listenTexts } from './listen-texts';

/** In place of the examples on a page that has no room for them in its document: a press puts them here, and without script leads to them. */
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
