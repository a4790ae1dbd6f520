import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import { commentCreationSchema, deliveryLimits } from '@northcast/shared-contracts/api/deliveries';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { timeText } from '@northcast/shared-ui/audio/time-text';
import { Button } from '@northcast/shared-ui/button/button';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormCheckbox } from '@northcast/shared-ui/form/form-checkbox';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { type ReactNode, type RefObject, useState } from 'react';
import { Form } from 'react-final-form';
import { KeepDraft } from '../drafts/keep-draft';
import { useDropSent } from '../drafts/use-drop-sent';
import { submitWithModifier } from '../messages/submit-with-modifier';
import { useUserId } from '../use-user-id';

const validate = validateForm(commentCreationSchema.pick(['text']));

export interface CommentValues {
  readonly text: string;
  readonly isAtPosition: boolean;
  /** Playback position in milliseconds when the form was first opened. */
  readonly atMs?: number | undefined;
  /** The stored text that an edit began with; part of the draft, so that it survives a reload. */
  readonly before?: string | undefined;
}

interface CommentFormProps {
  /** Names the form and its subject; also the key of the draft. */
  readonly name: string;
  readonly title: 'New comment' | 'Reply' | 'Edit comment';
  readonly label: string;
  readonly submitLabel: string;
  /** Initial text without a draft. */
  readonly text?: string;
  /** The stored text that is edited. */
  readonly before?: string | undefined;
  readonly field?: RefObject<HTMLTextAreaElement | null> | undefined;
  /** Playback position in milliseconds without a draft; the author may omit it. */
  readonly atMs?: number | undefined;
  /** Whether the comment that it is about was deleted meanwhile; the text becomes a new comment. */
  readonly isDeleted?: boolean | undefined;
  /**
   * Stores the comment.
   * @param keyFor the idempotency key of a body; stays the same until the body changes
   * @returns true if it was stored, otherwise the errors by field
   */
  readonly onSend: (
    values: CommentValues,
    keyFor: (body: object) => string,
  ) => Promise<true | Record<string, string> | undefined>;
  readonly onClose: () => void;
  /** Rendered above the field. */
  readonly children?: ReactNode;
}

/** The form of a comment, whose draft survives a reload. */
export function CommentForm(props: CommentFormProps) {
  const { name, title, label, submitLabel, text = '', before, atMs, onSend, onClose } = props;
  const draft = draftOf<CommentValues>(name, useUserId());
  const dropSent = useDropSent();
  const [initialValues] = useState<CommentValues>(() => ({
    text,
    isAtPosition: true,
    ...(atMs === undefined ? {} : { atMs }),
    ...(before === undefined ? {} : { before }),
    ...draft.values(),
  }));
  const close = () => {
    draft.drop();
    onClose();
  };
  const send = async (values: CommentValues) => {
    const result = await onSend(values, (body) => draft.keyFor(body, values));
    if (result !== true) return result;
    dropSent(draft, values);
    onClose();
    return undefined;
  };
  return (
    <Form<CommentValues> onSubmit={send} validate={validate} initialValues={initialValues}>
      {({ submitting }) => (
        <FormBody aria-label={title} onKeyDown={submitWithModifier}>
          <KeepDraft draft={draft} onSent={onClose} />
          {props.isDeleted ? (
            <Text size="sm" tone="warning" role="alert">
              This comment was deleted. Your text becomes a new comment.
            </Text>
          ) : null}
          {props.children}
          <Stack gap={2}>
            <FormTextArea
              name="text"
              label={label}
              limit={deliveryLimits.comment.max}
              input={{
                ref: props.field,
                autoFocus: true,
                readOnly: submitting,
              }}
            />
            {initialValues.atMs === undefined ? null : (
              <FormCheckbox name="isAtPosition" label={`At ${timeText(initialValues.atMs)}`} />
            )}
            <Cluster gap={3}>
              <Button type="submit" busy={submitting} busyLabel="Sending...">
                {submitLabel}
              </Button>
              <Button variant="secondary" onClick={close} disabled={submitting}>
                Cancel
              </Button>
            </Cluster>
          </Stack>
        </FormBody>
      )}
    </Form>
  );
}
