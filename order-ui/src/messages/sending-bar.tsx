import { Button, type ButtonProps } from '@northcast/shared-ui/button/button';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { addOrResume } from '../files/add-or-resume';
import { UnfinishedUploadsOfForm } from '../files/unfinished-uploads';
import { UploadButton } from '../files/upload-button';
import { UploadList } from '../files/upload-list';
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

const FilesFrame = styled.fieldset`
  min-width: 0;
`;

interface AttachingProps {
  readonly attachments: Attachments;
  readonly isSending: boolean | undefined;
}

/** Files attached to a draft, and why it cannot be sent yet. */
export function AttachedFiles({ attachments, isSending }: AttachingProps) {
  const { isPossible, files, obstacle, retry, isRetrying } = attachments;
  const list = useRef<HTMLFieldSetElement>(null);
  return (
    <>
      {isPossible ? (
        <FilesFrame
          ref={list}
          disabled={isSending}
          tabIndex={-1}
          aria-label="Files of this message"
        >
          <UnfinishedUploadsOfForm files={files} uploads={attachments} container={list} />
          <UploadList uploads={attachments} container={list} keepsDone />
        </FilesFrame>
      ) : null}
      {obstacle === undefined ? null : (
        <Text size="sm" tone="muted">
          {obstacle}
        </Text>
      )}
      {retry === undefined ? null : (
        <Cluster>
          <Button
            size="sm"
            variant="secondary"
            busy={isRetrying}
            onClick={() => {
              // Before the call: the button disappears with its success.
              list.current?.focus();
              retry();
            }}
          >
            Retry
          </Button>
        </Cluster>
      )}
    </>
  );
}

/** Attaches files, where that is possible. */
export function AttachButton({
  attachments,
  isSending,
  size,
}: AttachingProps & Pick<ButtonProps, 'size'>) {
  if (!attachments.isPossible) return null;
  return (
    <UploadButton
      variant="secondary"
      size={size}
      disabled={isSending}
      onFiles={addOrResume(attachments, attachments.files)}
    >
      Attach files
    </UploadButton>
  );
}
