import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

/** A sentence that contains an e-mail address of any length. */
export const SentenceWithAddress = styled(Text)`
  overflow-wrap: anywhere;
`;

interface OutcomeProps {
  readonly text: string;
  /** Links and buttons. */
  readonly children?: ReactNode;
}

/**
 * Replaces a form or a link with its result, and takes the focus, because the focused button may
 * have disappeared.
 */
export function Outcome({ text, children }: OutcomeProps) {
  const sentence = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text is a new outcome
  useEffect(() => sentence.current?.focus(), [text]);
  return (
    <Stack gap={5}>
      <SentenceWithAddress ref={sentence} tabIndex={-1}>
        {text}
      </SentenceWithAddress>
      {children ? <Cluster gap={3}>{children}</Cluster> : null}
    </Stack>
  );
}
