import { commentCreationSchema, deliveryLimits } from '@northcast/shared-contracts/api/deliveries';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { Button } from '@northcast/shared-ui/button/button';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormCheckbox } from '@northcast/shared-ui/form/form-checkbox';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { Form } from 'react-final-form';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { timeText } from '../player/time-text';

const validate = validateForm(commentCreationSchema.pick(['text']));

interface CommentValues {
  readonly text: string;
  readonly isAtPosition: boolean;
}

interface CommentFormProps {
  readonly deliveryId: string;
  readonly fileId: string;
  /** The remark that this replies to. */
  readonly parentId?: string;
  /** Where it was when the form was opened; it may be left out of the comment. */
  readonly atMs?: number | undefined;
  readonly onClose: () => void;
}

export function CommentForm({ deliveryId, fileId, parentId, atMs, onClose }: CommentFormProps) {
  const showFailure = useOrderFailure();
  const { useAddCommentMutation } = useOrderCalls();
  const [add] = useAddCommentMutation();
  const send = async ({ text, isAtPosition }: CommentValues) => {
    const at = atMs !== undefined && isAtPosition ? { atMs } : {};
    const body = { fileId, text, ...at, ...(parentId === undefined ? {} : { parentId }) };
    const { error } = await add({ id: deliveryId, body });
    if (error) return showFailure('addComment', error, ['text']);
    onClose();
    return undefined;
  };
  const isReply = parentId !== undefined;
  return (
    <Form<CommentValues>
      onSubmit={send}
      validate={validate}
      initialValues={{ text: '', isAtPosition: true }}
    >
      {({ submitting }) => (
        <FormBody aria-label={isReply ? 'Reply' : 'New comment'}>
          <Stack gap={2}>
            <FormTextArea
              name="text"
              label={isReply ? 'Your reply' : 'Your comment'}
              limit={deliveryLimits.comment.max}
              input={{ autoFocus: true, maxLength: undefined, readOnly: submitting }}
            />
            {atMs === undefined ? null : (
              <FormCheckbox name="isAtPosition" label={`At ${timeText(atMs)}`} />
            )}
            <Cluster gap={3}>
              <Button type="submit" busy={submitting} busyLabel="Sending...">
                {isReply ? 'Reply' : 'Add comment'}
              </Button>
              <Button variant="secondary" onClick={onClose} disabled={submitting}>
                Cancel
              </Button>
            </Cluster>
          </Stack>
        </FormBody>
      )}
    </Form>
  );
}
