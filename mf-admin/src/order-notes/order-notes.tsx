import { OrderSection, SectionState } from '@northcast/order-ui/section/order-section';
import type { OrderNote } from '@northcast/shared-contracts/api/entities';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { useRef, useState } from 'react';
import { adminApi } from '../calls/admin-api';
import { NoteEditDialog, NoteForm } from '../notes/note-form';
import { NoteList } from '../notes/note-list';
import { useNoteDeletion } from '../notes/use-note-deletion';

/** The team's notes about an order, which the customer cannot see. */
export function OrderNotes({ orderId }: { readonly orderId: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { currentData, ...query } = adminApi.useOrderNotesQuery({ id: orderId });
  const [addNote] = adminApi.useAddOrderNoteMutation();
  const [updateNote] = adminApi.useUpdateOrderNoteMutation();
  const [deleteNote] = adminApi.useDeleteOrderNoteMutation();
  const [edited, setEdited] = useState<OrderNote | null>(null);
  const remove = useNoteDeletion((noteId) => deleteNote({ id: orderId, noteId }), heading);
  return (
    <OrderSection
      title="Notes"
      id="notes"
      headingRef={heading}
      aside={<Badge>For the team only</Badge>}
    >
      <SectionState query={{ ...query, data: currentData }} noun="the notes">
        {(notes) => (
          <NoteList notes={notes} onEdit={setEdited} onDelete={(note) => void remove(note)} />
        )}
      </SectionState>
      <NoteForm
        draftName={`note-draft:${orderId}`}
        addNote={(body, idempotencyKey) => addNote({ id: orderId, body, idempotencyKey })}
      />
      {edited ? (
        <NoteEditDialog
          note={edited}
          changeNote={(body) => updateNote({ id: orderId, noteId: edited.id, body })}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </OrderSection>
  );
}
