import type {
  Delivery,
  DeliveryComment,
  OrderFile,
} from '@northcast/shared-contracts/api/entities';
import { timeText } from '@northcast/shared-ui/audio/time-text';
import { Button } from '@northcast/shared-ui/button/button';
import { useFocusBack } from '@northcast/shared-ui/button/use-focus-back';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { useId, useRef, useState } from 'react';
import { CommentItem } from './comment-item';
import { NewComment } from './new-comment';

interface FileCommentsProps {
  readonly delivery: Delivery;
  readonly file: OrderFile;
  /** Playback position in milliseconds; omitted for files without playback. */
  readonly position?: number;
  readonly onSeek?: (ms: number) => void;
}

/**
 * Comments on a file by position, those on the whole file last, and a form for a new one. Playback
 * continues while the user types.
 */
export function FileComments({ delivery, file, position, onSeek }: FileCommentsProps) {
  const [draftAt, setDraftAt] = useState<number | null>(null);
  const [deletingId, setDeletingId] = useState<string | null>(null);
  const [answered, setReplying] = useOpenForms();
  const [edited, setEditing] = useOpenForms();
  const opener = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  const stored = delivery.comments.filter(({ fileId }) => fileId === file.id);
  const isStored = (id?: string) => stored.some((comment) => comment.id === id);
  const deleted = [...answered, ...edited]
    .filter(({ id }) => !isStored(id))
    .map(
      ({ parentId, ...comment }): DeliveryComment =>
        // A reply whose comment is deleted too becomes a comment.
        parentId !== undefined && isStored(parentId) ? { ...comment, parentId } : comment,
    );
  const comments = [...stored, ...deleted];
  const remarks = byTime(comments.filter(({ parentId }) => parentId === undefined));
  const isDeleting = remarks.some(({ id }) => id === deletingId);
  useFocusBack(opener, draftAt !== null || isDeleting || deleted.length > 0);
  return (
    <Stack gap={3}>
      <Heading level={5} size="md" id={headingId}>
        {`Comments on ${file.name}`}
      </Heading>
      {remarks.length === 0 ? (
        <Text size="sm" tone="muted">
          No comments yet.
        </Text>
      ) : (
        <Stack as="ol" gap={3}>
          {remarks.map((remark) => (
            <CommentItem
              key={remark.id}
              remark={remark}
              replies={comments.filter(({ parentId }) => parentId === remark.id)}
              onSeek={onSeek}
              isReplying={answered.some(({ id }) => id === remark.id)}
              onReplying={(isOpen) => setReplying(remark, isOpen)}
              deletingId={deletingId}
              onDelete={setDeletingId}
              edited={edited}
              onEditing={setEditing}
              deleted={deleted}
            />
          ))}
        </Stack>
      )}
      {draftAt === null ? (
        <div>
          <Button
            ref={opener}
            variant="secondary"
            icon={<Icon name="edit" />}
            aria-describedby={headingId}
            onClick={() => setDraftAt(Math.round(position ?? 0))}
          >
            {position === undefined ? 'Comment' : `Comment at ${timeText(position)}`}
          </Button>
        </div>
      ) : (
        <NewComment
          deliveryId={delivery.id}
          fileId={file.id}
          atMs={position === undefined ? undefined : draftAt}
          onClose={() => setDraftAt(null)}
        />
      )}
    </Stack>
  );
}

/** Comments with an open form. They stay until it is closed, even if they are deleted. */
function useOpenForms() {
  const [comments, setComments] = useState<readonly DeliveryComment[]>([]);
  const setOpen = (comment: DeliveryComment, isOpen: boolean) =>
    setComments((before) => [
      ...before.filter(({ id }) => id !== comment.id),
      ...(isOpen ? [comment] : []),
    ]);
  return [comments, setOpen] as const;
}

function byTime(remarks: readonly DeliveryComment[]): DeliveryComment[] {
  const at = ({ atMs }: DeliveryComment) => atMs ?? Number.POSITIVE_INFINITY;
  return remarks.toSorted((one, other) => (at(one) === at(other) ? 0 : at(one) - at(other)));
}
