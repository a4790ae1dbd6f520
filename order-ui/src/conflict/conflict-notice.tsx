import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { Button } from '@northcast/shared-ui/button/button';
import { Card } from '@northcast/shared-ui/card/card';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useFormState } from 'react-final-form';
import styled from 'styled-components';

const Notice = styled(Card)`
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[4]};
  border-color: ${theme.color.warning};
`;

interface ConflictNoticeProps {
  /** Whether it answers what the user has just done; otherwise the user goes on typing. */
  readonly takesFocus: boolean;
  readonly onKeepMine: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly onUseServerVersion: () => void;
  /** What somebody else saved. */
  readonly children: ReactNode;
}

/** Shows what somebody else saved in the meantime, and lets the user choose. */
export function ConflictNotice({
  takesFocus,
  onKeepMine,
  onUseServerVersion,
  children,
}: ConflictNoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  const { submitting } = useFormState({ subscription: { submitting: true } });
  // After each refused save, because the form can be submitted again without a choice.
  useEffect(() => {
    if (takesFocus && !submitting) element.current?.focus();
  }, [takesFocus, submitting]);
  return (
    <Notice ref={element} tabIndex={-1} role="alert" padding="sm" aria-label={problems.stale}>
      <Text weight="strong" tone="warning">
        {problems.stale}
      </Text>
      {children}
      <Cluster gap={3}>
        <Button size="sm" onClick={onKeepMine}>
          Keep my changes
        </Button>
        <Button size="sm" variant="secondary" onClick={onUseServerVersion}>
          Use theirs
        </Button>
      </Cluster>
    </Notice>
  );
}
