import type { Message } from '@northcast/shared-contracts/api/entities';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { useRef } from 'react';
import styled from 'styled-components';
import { useOrderCalls } from '../calls/order-calls';
import { FileList } from '../files/file-list';
import { SectionState } from '../section/order-section';
import { useViewer } from '../viewer';
import { AnswerBox } from './answer-box';
import { Post } from './post';
import { beginningOf, inOrder, toThreadPost, useThreadFiles } from './thread-posts';
import { useMarkRead } from './use-mark-read';

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const List = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
`;

interface ConversationProps {
  readonly message: Message;
  /** Whether the message and the first answer are already shown above. */
  readonly isContinued?: boolean;
  /** Whether the thread can be continued here. */
  readonly hasAnswerBox?: boolean;
}

/** A thread, oldest post first, with an answer box. */
export function Conversation({
  message,
  isContinued = false,
  hasAnswerBox = true,
}: ConversationProps) {
  const viewer = useViewer();
  const end = useRef<HTMLDivElement>(null);
  const isNew = useMarkRead(message, end);
  const { useMessagePostsQuery } = useOrderCalls();
  const skip = (message.postCount ?? 0) === 0;
  const query = useMessagePostsQuery({ id: message.id }, { skip });
  const later = skip ? [] : query.currentData?.map((post) => toThreadPost(post, viewer));
  const beginning = beginningOf(message, viewer);
  const files = useThreadFiles(message);
  const earlier = isContinued ? beginning.flatMap(files.ofPost) : [];
  const posts = isContinued ? later : later && inOrder(beginning, later);
  return (
    <Frame>
      {earlier.length === 0 ? null : (
        <Stack gap={1}>
          <Text size="sm" tone="ink" weight="strong">
            Attached files
          </Text>
          <FileList files={earlier} label="Attached files" />
        </Stack>
      )}
      <List aria-label={`Posts of ${message.subject}`}>
        {(posts ?? (isContinued ? [] : beginning)).map((post) => (
          <li key={post.id}>
            <Post {...post} files={files.ofPost(post)} />
          </li>
        ))}
      </List>
      <SectionState query={{ ...query, data: later }} noun="the rest of this conversation">
        {() => null}
      </SectionState>
      {files.isFailed ? (
        <ErrorPanel
          title="The files of this conversation could not be loaded"
          onRetry={files.retry}
          isRetrying={files.isRetrying}
          headingLevel={3}
        />
      ) : null}
      <div ref={end}>
        {isNew ? <VisuallyHidden>New since you last read it</VisuallyHidden> : null}
      </div>
      {hasAnswerBox ? <AnswerBox key={message.id} message={message} /> : null}
    </Frame>
  );
}
