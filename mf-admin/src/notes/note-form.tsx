import { KeepDraft } from '@northcast/order-ui/drafts/keep-draft';
import { useDropSent } from '@northcast/order-ui/drafts/use-drop-sent';
import { submitWithModifier } from '@northcast/order-ui/messages/submit-with-modifier';
import { useUserId } from '@northcast/order-ui/use-user-id';
import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import {
  orderNoteCreationSchema,
  orderNoteLimits,
} from '@northcast/shared-contracts/api/order-notes';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import type { SerializedError } from '@reduxjs/toolkit';
import type { FormApi } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useCallFailure } from '../calls/call-failure';
import { FormDialog } from '../editing/form-dialog';

interface NoteText {
  readonly text: string;
}

const validate = validateForm(orderNoteCreationSchema);

interface NoteFormProps {
  /** The key under which the draft is stored. */
  readonly draftName: string;
  readonly addNote: (
    body: NoteText,
    idempotencyKey: string,
  ) => Promise<{ error?: CallError | SerializedError | undefined }>;
}

/**
 * Writes a note. The draft survives navigation and reload; Control or Command with Enter adds it.
 */
export function NoteForm({ draftName, addNote }: NoteFormProps) {
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const draft = draftOf<NoteText>(draftName, useUserId());
  const dropSent = useDropSent();
  const [initialValues] = useState<NoteText>(() => ({ text: '', ...draft.values() }));
  const add = async (values: NoteText, form: FormApi<NoteText>) => {
    const body = { text: values.text };
    const answer = await addNote(body, draft.keyFor(body, values));
    if (answer.error) return showFailure('addNote', answer.error);
    dropSent(draft, values);
    showToast(toasts.noteAdded);
    // Wait until final-form has recorded the submission.
    setTimeout(() => form.restart({ text: '' }));
    return undefined;
  };
  return (
    <Form<NoteText> onSubmit={add} validate={validate} initialValues={initialValues}>
      {({ submitting }) => (
        <FormBody aria-label="New note" onKeyDown={submitWithModifier}>
          <KeepDraft draft={draft} onSent={(form) => form.restart({ text: '' })} />
          <Stack gap={3}>
            <FormTextArea
              name="text"
              label="Note"
              hint="Ctrl or ⌘ with Enter adds it"
              limit={orderNoteLimits.text.max}
              input={{ rows: 2, readOnly: submitting }}
            />
            <Cluster>
              <Button
                type="submit"
                variant="secondary"
                size="sm"
                busy={submitting}
                busyLabel="Adding..."
              >
                Add note
              </Button>
            </Cluster>
          </Stack>
        </FormBody>
      )}
    </Form>
  );
}

const saved = { title: 'Success', description: 'The note has been changed.' };
const failure = { title: 'Error', fallback: 'Failed to change the note' };

/** An edited text, and the one that it began with: a note has no version. */
interface EditedNote extends NoteText {
  readonly before: string;
}

interface NoteEditDialogProps {
  readonly note: NoteText & { readonly id: string };
  readonly changeNote: (
    body: NoteText,
  ) => Promise<{ error?: CallError | SerializedError | undefined }>;
  readonly onClose: () => void;
}

/** Edits one of the user's own notes. */
export function NoteEditDialog({ note, changeNote, onClose }: NoteEditDialogProps) {
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const [initialValues] = useState({ text: note.text, before: note.text });
  const kept = draftOf<EditedNote>(`note-draft:${note.id}`, useUserId());
  const values = () => {
    const edited = kept.values();
    return edited?.before === initialValues.before ? edited : undefined;
  };
  const draft = { ...kept, values };
  const dropSent = useDropSent();
  const submit = async (edited: EditedNote) => {
    const { error } = await changeNote({ text: edited.text });
    if (error) return showFailure(failure, error);
    dropSent(draft, edited);
    showToast(saved);
    onClose();
    return undefined;
  };
  return (
    <FormDialog<EditedNote>
      title="Edit note"
      initialValues={initialValues}
      draft={draft}
      validate={validate}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Save changes"
      busyLabel="Saving..."
    >
      <FormTextArea name="text" label="Note" limit={orderNoteLimits.text.max} input={{ rows: 5 }} />
    </FormDialog>
  );
}
