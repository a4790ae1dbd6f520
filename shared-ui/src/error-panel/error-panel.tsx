import { Button } from '@northcast/shared-ui/button/button';
import { IconFrame } from '@northcast/shared-ui/icon/icon-frame';
import { alert } from '@northcast/shared-ui/icon/strokes';
import { theme } from '@northcast/shared-ui/theme/theme';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  max-width: 40rem;
  margin-inline: auto;
  padding: ${theme.space[7]} ${theme.space[5]};
  text-align: center;

  & > svg {
    margin-bottom: ${theme.space[2]};
    color: ${theme.color.danger};
  }
`;

const Title = styled.h2`
  font-size: ${theme.font.xl};
`;

const Explanation = styled.div`
  color: ${theme.color.muted};
  text-wrap: balance;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[4]};
`;

export interface ErrorPanelProps {
  title: string;
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  isRetrying?: boolean | undefined;
  /** A link or a button beside Retry. */
  action?: ReactNode;
  /** Moves the focus to the heading when the panel appears. */
  takeFocus?: boolean | undefined;
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Reports what went wrong, as an alert, with a retry button and an alternative. */
export function ErrorPanel({
  title,
  text,
  onRetry,
  retryLabel = 'Retry',
  isRetrying = false,
  action,
  takeFocus = false,
  headingLevel = 2,
}: ErrorPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);
  return (
    <Frame role="alert">
      <IconFrame strokes={alert} size="lg" />
      <Title as={`h${headingLevel}`} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {text ? <Explanation>{text}</Explanation> : null}
      {onRetry || action ? (
        <Ways>
          {onRetry ? (
            <Button onClick={onRetry} busy={isRetrying}>
              {retryLabel}
            </Button>
          ) : null}
          {action}
        </Ways>
      ) : null}
    </Frame>
  );
}
