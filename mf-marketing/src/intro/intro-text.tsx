import { Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import type { ReactNode } from 'react';

interface IntroTextProps {
  readonly headline: string;
  readonly text: string;
  /** Actions and further texts. */
  readonly children?: ReactNode;
}

/** A page's headline, its introduction and what follows them. */
export function IntroText({ headline, text, children }: IntroTextProps) {
  return (
    <Stack gap={5}>
      <Heading level={1} size="x5">
        {headline}
      </Heading>
      <Lead>{text}</Lead>
      {children}
    </Stack>
  );
}
