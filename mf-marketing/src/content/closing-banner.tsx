import { Button } from '@northcast/shared-ui/button/button';
import { Cluster, Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import { useId } from 'react';

interface ClosingBannerProps {
  readonly heading: string;
  readonly text: string;
  /** Neither button has an action yet. */
  readonly actionLabels: readonly [string, string];
}

/** The dark band at the end of a page. */
export function ClosingBanner({ heading, text, actionLabels }: ClosingBannerProps) {
  const id = useId();
  const [primary, secondary] = actionLabels;
  return (
    <Section tone="inverse" space="md" aria-labelledby={id}>
      <Container>
        <Stack gap={5} align="start">
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          <Lead>{text}</Lead>
          <Cluster align="start">
            <Button unavailable>{primary}</Button>
            <Button unavailable variant="secondary">
              {secondary}
            </Button>
          </Cluster>
        </Stack>
      </Container>
    </Section>
  );
}
