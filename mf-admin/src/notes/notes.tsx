import { OrderSection, SectionState } from '@northcast/order-ui/section/order-section';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { focusAfter } from '@northcast/shared-ui/heading-focus/focus-after';
import { type ComponentProps, useRef, useState } from 'react';
import { adminApi } from '../calls/admin-api';
import { useDeletion } from '../editing/use-deletion';
import { NoteEditDialog, NoteForm } from './note-form';
import { NoteList, type ShownNote } from './note-list';

/** The team's notes about a customer, which the customer cannot see. */
export function CustomerNotes({ id }: { readonly id: string }) {
  const [addNote] = adminApi.useAddCustomerNoteMutation();
  const [updateNote] = adminApi.useUpdateCustomerNoteMutation();
  const [deleteNote] = adminApi.useDeleteCustomerNoteMutation();
  return (
    <Notes
      query={adminApi.useCustomerNotesQuery({ id })}
      draftName={`customer-note-draft:${id}`}
      addNote={(body, idempotencyKey) => addNote({ id, body, idempotencyKey })}
      changeNote={(noteId, body) => updateNote({ id, noteId, body })}
      deleteNote={(noteId) => deleteNote({ id, noteId })}
    />
  );
}

/** The team's notes about an order, which the customer cannot see. */
export function OrderNotes({ orderId: id }: { readonly orderId: string }) {
  const [addNote] = adminApi.useAddOrderNoteMutation();
  const [updateNote] = adminApi.useUpdateOrderNoteMutation();
  const [deleteNote] = adminApi.useDeleteOrderNoteMutation();
  return (
    <Notes
      id="notes"
      query={adminApi.useOrderNotesQuery({ id })}
      draftName={`note-draft:${id}`}
      addNote={(body, idempotencyKey) => addNote({ id, body, idempotencyKey })}
      changeNote={(noteId, body) => updateNote({ id, noteId, body })}
      deleteNote={(noteId) => deleteNote({ id, noteId })}
    />
  );
}

type Change = ComponentProps<typeof NoteEditDialog>['changeNote'];

interface NotesProps extends ComponentProps<typeof NoteForm> {
  /** Fragment identifier for links. */
  readonly id?: string;
  readonly query: {
    readonly currentData?: readonly ShownNote[] | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly changeNote: (noteId: string, ...body: Parameters<Change>) => ReturnType<Change>;
  readonly deleteNote: (noteId: string) => Promise<object>;
}

function Notes({ id, query, changeNote, deleteNote, ...form }: NotesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [edited, setEdited] = useState<ShownNote | null>(null);
  const remove = useDeletion({
    question: 'Are you sure you want to delete this note?',
    remove: (note) => deleteNote(note.id),
    deleted: toasts.noteDeleted,
    failure: 'deleteNote',
  });
  const removeNote = async (note: ShownNote) => {
    const moveFocus = focusAfter(heading);
    if (await remove(note.id)) moveFocus();
  };
  return (
    <OrderSection
      title="Notes"
      id={id}
      headingRef={heading}
      aside={<Badge>For the team only</Badge>}
    >
      <SectionState query={{ ...query, data: query.currentData }} noun="the notes">
        {(notes) => (
          <NoteList notes={notes} onEdit={setEdited} onDelete={(note) => void removeNote(note)} />
        )}
      </SectionState>
      <NoteForm {...form} />
      {edited ? (
        <NoteEditDialog
          note={edited}
          changeNote={(body) => changeNote(edited.id, body)}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </OrderSection>
  );
}
