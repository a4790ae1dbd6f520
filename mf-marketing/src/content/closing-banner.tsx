import { Cluster, Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import { type ReactNode, useId } from 'react';

interface ClosingBannerProps {
  readonly heading: string;
  readonly text: string;
  /** Buttons. */
  readonly children: ReactNode;
}

/** The dark band at the end of a page. */
export function ClosingBanner({ heading, text, children }: ClosingBannerProps) {
  const id = useId();
  return (
    <Section tone="inverse" space="md" aria-labelledby={id}>
      <Container>
        <Stack gap={5} align="start">
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          <Lead>{text}</Lead>
          <Cluster>{children}</Cluster>
        </Stack>
      </Container>
    </Section>
  );
}
