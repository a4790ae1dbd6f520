import { OrderSection, SectionState } from '@northcast/order-ui/section/order-section';
import type { CustomerNote } from '@northcast/shared-contracts/api/entities';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { useRef, useState } from 'react';
import { adminApi } from '../calls/admin-api';
import { NoteEditDialog, NoteForm } from '../notes/note-form';
import { NoteList } from '../notes/note-list';
import { useNoteDeletion } from '../notes/use-note-deletion';

/** The team's notes about a customer, which the customer cannot see. */
export function CustomerNotes({ id }: { readonly id: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { currentData, ...query } = adminApi.useCustomerNotesQuery({ id });
  const [addNote] = adminApi.useAddCustomerNoteMutation();
  const [updateNote] = adminApi.useUpdateCustomerNoteMutation();
  const [deleteNote] = adminApi.useDeleteCustomerNoteMutation();
  const [edited, setEdited] = useState<CustomerNote | null>(null);
  const remove = useNoteDeletion((noteId) => deleteNote({ id, noteId }), heading);
  return (
    <OrderSection title="Notes" headingRef={heading} aside={<Badge>For the team only</Badge>}>
      <SectionState query={{ ...query, data: currentData }} noun="the notes">
        {(notes) => (
          <NoteList notes={notes} onEdit={setEdited} onDelete={(note) => void remove(note)} />
        )}
      </SectionState>
      <NoteForm
        draftName={`customer-note-draft:${id}`}
        addNote={(body, idempotencyKey) => addNote({ id, body, idempotencyKey })}
      />
      {edited ? (
        <NoteEditDialog
          note={edited}
          changeNote={(body) => updateNote({ id, noteId: edited.id, body })}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </OrderSection>
  );
}
