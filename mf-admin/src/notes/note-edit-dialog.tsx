import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import {
  orderNoteCreationSchema,
  orderNoteLimits,
} from '@northcast/shared-contracts/api/order-notes';
import { useHost } from '@northcast/shared-contracts/host/host';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import type { SerializedError } from '@reduxjs/toolkit';
import { useCallFailure } from '../calls/call-failure';
import { FormDialog } from '../editing/form-dialog';

interface NoteText {
  readonly text: string;
}

const validate = validateForm(orderNoteCreationSchema);
const saved = { title: 'Success', description: 'The note has been changed.' };
const failure = { title: 'Error', fallback: 'Failed to change the note' };

interface NoteEditDialogProps {
  readonly note: NoteText;
  readonly changeNote: (
    body: NoteText,
  ) => Promise<{ error?: CallError | SerializedError | undefined }>;
  readonly onClose: () => void;
}

/** Edits one of the user's own notes. */
export function NoteEditDialog({ note, changeNote, onClose }: NoteEditDialogProps) {
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const submit = async ({ text }: NoteText) => {
    const { error } = await changeNote({ text });
    if (error) return showFailure(failure, error);
    showToast(saved);
    onClose();
    return undefined;
  };
  return (
    <FormDialog<NoteText>
      title="Edit note"
      initialValues={{ text: note.text }}
      validate={validate}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Save changes"
      busyLabel="Saving..."
    >
      <FormTextArea
        name="text"
        label="Note"
        limit={orderNoteLimits.text.max}
        input={{ rows: 5, maxLength: undefined }}
      />
    </FormDialog>
  );
}
