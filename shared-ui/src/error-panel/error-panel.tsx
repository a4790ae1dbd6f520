import { Button } from '@northcast/shared-ui/button/button';
import { focusHeading } from '@northcast/shared-ui/heading-focus/focus-heading';
import { IconFrame } from '@northcast/shared-ui/icon/icon-frame';
import { alert } from '@northcast/shared-ui/icon/strokes';
import { theme } from '@northcast/shared-ui/theme/theme';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
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
  isRetrying = false,
  action,
  takeFocus = false,
  headingLevel = 2,
}: ErrorPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useFocusAfterRetry(frame, isRetrying);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);
  return (
    <Frame ref={frame} role="alert">
      <IconFrame strokes={alert} size="lg" />
      <Title as={`h${headingLevel}`} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {text ? <Explanation>{text}</Explanation> : null}
      {onRetry || action ? (
        <Ways>
          {onRetry ? (
            <Button onClick={onRetry} busy={isRetrying}>
              Retry
            </Button>
          ) : null}
          {action}
        </Ways>
      ) : null}
    </Frame>
  );
}

/**
 * Focuses the page's heading when the panel disappears with the focus, for example after a retry.
 * A dialog takes the focus itself.
 */
function useFocusAfterRetry(frame: RefObject<HTMLElement | null>, isRetrying: boolean): void {
  useLayoutEffect(() => {
    const panel = frame.current;
    const hasFocus = () => panel?.contains(document.activeElement);
    // Browsers take the focus from the disabled button before the retry ends.
    const hadFocus = isRetrying && hasFocus();
    const isInDialog = panel?.closest('[role=dialog]');
    return () => {
      if (isInDialog || !(hadFocus || hasFocus())) return;
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && !panel?.isConnected) focusHeading({ preventScroll: true });
      });
    };
  }, [frame, isRetrying]);
}
