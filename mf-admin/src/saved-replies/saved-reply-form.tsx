import { useDropSent } from '@northcast/order-ui/drafts/use-drop-sent';
import { useUserId } from '@northcast/order-ui/use-user-id';
import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import type { SavedReply } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import {
  savedReplyCreationSchema,
  savedReplyLimits,
} from '@northcast/shared-contracts/api/saved-replies';
import type { FailureText } from '@northcast/shared-contracts/content/texts/toasts';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { useState } from 'react';
import { adminApi } from '../calls/admin-api';
import { ConflictNotice } from '../editing/conflict-notice';
import { FormDialog } from '../editing/form-dialog';
import type { EditedFields } from '../editing/merge';
import { useEdit } from '../editing/use-edit';
import { placeholderNames } from './placeholders';

export const savedReplyToasts = {
  savedReplySaved: { title: 'Success', description: 'Reply saved successfully' },
  savedReplyDeleted: { title: 'Success', description: 'Saved reply deleted successfully' },
} as const satisfies Record<string, ToastText>;

export const savedReplyFailures = {
  saveReply: { title: 'Error', fallback: 'Failed to save the reply' },
  deleteSavedReply: { title: 'Error', fallback: 'Failed to delete the saved reply' },
} as const satisfies Record<string, FailureText>;

type ReplyText = Pick<SavedReply, 'title' | 'text'>;

const fields: EditedFields<ReplyText> = { title: { label: 'Title' }, text: { label: 'Text' } };
const validate = validateForm(savedReplyCreationSchema);
const nothing: SavedReply = { id: '', title: '', text: '', version: 0, updatedAt: '' };
const textOf = ({ title, text }: ReplyText): ReplyText => ({ title, text });
const isReply = (value: unknown): value is SavedReply =>
  typeof value === 'object' && value !== null && 'version' in value && 'text' in value;

interface SavedReplyFormProps {
  /** Null for a new reply. */
  readonly reply: SavedReply | null;
  readonly onClose: () => void;
}

/** Creates or edits a saved reply. */
export function SavedReplyForm({ reply, onClose }: SavedReplyFormProps) {
  const [create] = adminApi.useCreateSavedReplyMutation();
  const [update] = adminApi.useUpdateSavedReplyMutation();
  const [opened] = useState(reply ?? nothing);
  const isNew = opened === nothing;
  // The draft belongs to this version. Restored over a newer one, it would overwrite somebody
  // else's change without a conflict.
  const draft = draftOf<ReplyText>(`reply-draft:${opened.id}:${opened.version}`, useUserId());
  const dropSent = useDropSent();
  const edit = useEdit<SavedReply, ReplyText>({
    row: opened,
    isRow: isReply,
    save: (values, { id, version }, idempotencyKey) => {
      const body = textOf(values);
      // The draft's key: a draft whose response was lost may be sent again from another dialog. An
      // update that is sent again conflicts with the first one.
      return isNew
        ? create({ body, idempotencyKey: draft.keyFor(body, values) })
        : update({ id, body: { ...body, version }, idempotencyKey });
    },
    saved: savedReplyToasts.savedReplySaved,
    failure: savedReplyFailures.saveReply,
    onSaved: (_, values) => {
      dropSent(draft, values);
      onClose();
    },
  });
  const [initialValues] = useState(() => textOf(opened));
  return (
    <FormDialog<ReplyText>
      title={isNew ? 'Add saved reply' : 'Edit saved reply'}
      size="lg"
      initialValues={initialValues}
      draft={draft}
      validate={(values) => validate(textOf(values))}
      onSubmit={edit.submit}
      onClose={onClose}
      submitLabel="Save reply"
      busyLabel="Saving..."
    >
      {edit.serverVersion ? (
        <ConflictNotice<ReplyText>
          fields={fields}
          base={textOf(edit.base())}
          serverVersion={textOf(edit.serverVersion)}
          changed={edit.changed ?? { at: edit.serverVersion.updatedAt }}
          onResolve={edit.resolve}
        />
      ) : null}
      <FormTextField name="title" label="Title" limit={savedReplyLimits.title.max} />
      <FormTextArea
        name="text"
        label="Text"
        limit={savedReplyLimits.text.max}
        input={{ rows: 8 }}
        hint={`Placeholders: ${placeholderNames.map((name) => `{${name}}`).join(' ')}`}
      />
    </FormDialog>
  );
}
