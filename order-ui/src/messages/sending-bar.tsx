import { Cluster } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { UploadButton } from '../files/upload-button';
import { UploadList } from '../files/upload-list';
import type { Attachments } from './use-attachments';

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

const Files = styled.fieldset`
  min-width: 0;
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
  /** The buttons that send, or leave it be. */
  readonly children: ReactNode;
}

/** Below what somebody writes: the files that go with it, and the way out. */
export function SendingBar({ attachments, isSending, size, children }: SendingBarProps) {
  const { isPossible, obstacle, add, cancel } = attachments;
  const list = useRef<HTMLFieldSetElement>(null);
  const uploads: Attachments = {
    ...attachments,
    cancel: (item) => {
      cancel(item);
      // The button goes with its line.
      list.current?.focus();
    },
  };
  return (
    <Frame>
      {isPossible ? (
        <Files ref={list} disabled={isSending} tabIndex={-1} aria-label="Files of this message">
          <UploadList uploads={uploads} keepsDone />
        </Files>
      ) : null}
      {obstacle === undefined ? null : (
        <Text size="sm" tone="muted">
          {obstacle}
        </Text>
      )}
      <Row>
        {isPossible ? (
          <UploadButton variant="secondary" size={size} disabled={isSending} onFiles={add}>
            Attach files
          </UploadButton>
        ) : null}
        <End gap={3}>{children}</End>
      </Row>
    </Frame>
  );
}
