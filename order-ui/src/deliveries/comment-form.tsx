import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import { commentCreationSchema, deliveryLimits } from '@northcast/shared-contracts/api/deliveries';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { timeText } from '@northcast/shared-ui/audio/time-text';
import { Button } from '@northcast/shared-ui/button/button';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormCheckbox } from '@northcast/shared-ui/form/form-checkbox';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { useUserId } from '../messages/use-user-id';

const validate = validateForm(commentCreationSchema.pick(['text']));

export interface CommentValues {
  readonly text: string;
  readonly isAtPosition: boolean;
}

interface CommentFormProps {
  /** Of the form and what it is about; under it the draft is kept. */
  readonly name: string;
  readonly title: 'New comment' | 'Reply' | 'Edit comment';
  readonly label: string;
  readonly submitLabel: string;
  /** What it begins with, where there is no draft. */
  readonly text?: string;
  /** Where it was when the form was opened; it may be left out of the comment. */
  readonly atMs?: number | undefined;
  /**
   * Stores what is written.
   * @param keyFor the idempotency key of a body: the same until the body changes
   * @returns whether it was stored, or else the errors of the fields
   */
  readonly onSend: (
    values: CommentValues,
    keyFor: (body: object) => string,
  ) => Promise<true | Record<string, string> | undefined>;
  readonly onClose: () => void;
}

/** The words of a comment. What is typed outlives a reload. */
export function CommentForm(props: CommentFormProps) {
  const { name, title, label, submitLabel, text = '', atMs, onSend, onClose } = props;
  const draft = draftOf<CommentValues>(name, useUserId());
  const [initialValues] = useState<CommentValues>(() => ({
    text,
    isAtPosition: true,
    ...draft.values(),
  }));
  const close = () => {
    draft.drop();
    onClose();
  };
  const send = async (values: CommentValues) => {
    const result = await onSend(values, (body) => draft.keyFor(body, values));
    if (result !== true) return result;
    close();
    return undefined;
  };
  return (
    <Form<CommentValues> onSubmit={send} validate={validate} initialValues={initialValues}>
      {({ submitting }) => (
        <FormBody aria-label={title}>
          <FormSpy<CommentValues>
            subscription={{ values: true, dirty: true }}
            onChange={({ values, dirty }) => dirty && draft.keep(values)}
          />
          <Stack gap={2}>
            <FormTextArea
              name="text"
              label={label}
              limit={deliveryLimits.comment.max}
              input={{ autoFocus: true, maxLength: undefined, readOnly: submitting }}
            />
            {atMs === undefined ? null : (
              <FormCheckbox name="isAtPosition" label={`At ${timeText(atMs)}`} />
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
