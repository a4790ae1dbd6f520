import { OrderSection } from '@northcast/order-ui/section/order-section';
import { SectionState } from '@northcast/order-ui/section/section-state';
import type { OrderNote } from '@northcast/shared-contracts/api/entities';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useRef } from 'react';
import styled from 'styled-components';
import { adminApi } from '../calls/admin-api';
import { useCallFailure } from '../calls/call-failure';
import { NoteForm } from './note-form';

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[1]} ${theme.space[3]};
  align-items: start;
`;

const Who = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.xs};
`;

const Words = styled.p`
  grid-column: 1;
  color: ${theme.color.ink};
  font-size: ${theme.font.sm};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Remove = styled.span`
  grid-row: 1 / span 2;
  grid-column: 2;
`;

/** What the team notes about an order; its customer sees nothing of it. */
export function OrderNotes({ orderId }: { readonly orderId: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const { currentData, ...query } = adminApi.useOrderNotesQuery({ id: orderId });
  const [deleteNote] = adminApi.useDeleteOrderNoteMutation();
  const remove = async ({ id }: OrderNote) => {
    const answer = await deleteNote({ id: orderId, noteId: id });
    if (answer.error) return void showFailure('deleteNote', answer.error);
    heading.current?.focus();
    showToast(toasts.noteDeleted);
  };
  return (
    <OrderSection
      title="Notes"
      id="notes"
      headingRef={heading}
      aside={<Badge>For the team only</Badge>}
    >
      <SectionState query={{ ...query, data: currentData }} noun="the notes">
        {(notes) =>
          notes.length === 0 ? null : (
            <Stack as="ul" gap={4}>
              {notes.map((note) => (
                <Note key={note.id} note={note} onDelete={() => void remove(note)} />
              ))}
            </Stack>
          )
        }
      </SectionState>
      <NoteForm orderId={orderId} />
    </OrderSection>
  );
}

function Note({ note, onDelete }: { readonly note: OrderNote; readonly onDelete: () => void }) {
  const { authorName, createdAt, text, isOwn } = note;
  return (
    <Entry>
      <Who>
        {`${authorName}, `}
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </Who>
      <Words>{text}</Words>
      {isOwn ? (
        <Remove>
          <IconButton icon="trash" tone="danger" label="Delete note" onClick={onDelete} />
        </Remove>
      ) : null}
    </Entry>
  );
}
