import type { Draft } from '@northcast/shared-contracts/api/client/draft';
import { Button, type ButtonProps } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import type { ReactNode } from 'react';
import { Form, type FormProps } from 'react-final-form';
import { KeepDraft } from '../drafts/keep-draft';

interface FormDialogProps<Values extends object>
  extends Pick<FormProps<Values>, 'onSubmit' | 'validate'> {
  readonly title: string;
  readonly description?: string;
  readonly size?: 'sm' | 'md';
  /** Accessible name of the form; the title if omitted. */
  readonly label?: string;
  readonly initialValues: Values;
  /** Stores what is typed until Cancel; the caller drops it once it is sent. */
  readonly draft?: Draft<Values>;
  /**
   * The button that submits; null if the form has another way. The Enter key submits even if it is
   * disabled, so `onSubmit` must check too.
   */
  readonly submit: Pick<ButtonProps, 'children' | 'busyLabel' | 'disabled' | 'variant'> | null;
  readonly cancelLabel?: string;
  /** Called by the button beside it; drops the draft and closes if omitted. */
  readonly onCancel?: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode | ((isSubmitting: boolean) => ReactNode);
}

/** A form in a dialog, which nothing closes during the submission. */
export function FormDialog<Values extends object>({
  title,
  description,
  size = 'sm',
  label = title,
  draft,
  submit,
  cancelLabel = 'Cancel',
  onClose,
  onCancel = () => {
    draft?.drop();
    onClose();
  },
  children,
  ...form
}: FormDialogProps<Values>) {
  return (
    <Form<Values> {...form}>
      {({ submitting = false }) => (
        <Dialog {...{ title, description, size, onClose }} open locked={submitting}>
          <FormBody aria-label={label}>
            {draft ? <KeepDraft draft={draft} onSent={onClose} /> : null}
            <DialogBody>
              {typeof children === 'function' ? children(submitting) : children}
            </DialogBody>
            <DialogFooter>
              <Button variant="secondary" onClick={onCancel} disabled={submitting}>
                {cancelLabel}
              </Button>
              {submit ? <Button {...submit} type="submit" busy={submitting} /> : null}
            </DialogFooter>
          </FormBody>
        </Dialog>
      )}
    </Form>
  );
}
