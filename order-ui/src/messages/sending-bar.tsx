import { Cluster } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AttachButton, AttachedFiles } from './attached-files';
import type { Attachments } from './use-attachments';

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: center;
`;

const End = styled(Cluster)`
  margin-inline-start: auto;
`;

interface SendingBarProps {
  readonly attachments: Attachments;
  readonly isSending: boolean | undefined;
  readonly size?: 'sm' | 'md' | undefined;
  /** The send and cancel buttons. */
  readonly children: ReactNode;
}

/** Attached files and buttons below a message's text area. */
export function SendingBar({ children, ...attaching }: SendingBarProps) {
  return (
    <Frame>
      <AttachedFiles {...attaching} />
      <Row>
        <AttachButton {...attaching} />
        <End gap={3}>{children}</End>
      </Row>
    </Frame>
  );
}
