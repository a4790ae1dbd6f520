import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

const Words = styled(Text)`
  overflow-wrap: anywhere;
`;

interface OutcomeProps {
  readonly text: string;
  /** Ways on: links and buttons. */
  readonly children?: ReactNode;
}

/** What came of a form or a link, in place of it; takes the focus, whose button may be gone. */
export function Outcome({ text, children }: OutcomeProps) {
  const words = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text is another outcome
  useEffect(() => words.current?.focus(), [text]);
  return (
    <Stack gap={5}>
      <Words ref={words} tabIndex={-1}>
        {text}
      </Words>
      {children ? <Cluster gap={3}>{children}</Cluster> : null}
    </Stack>
  );
}
