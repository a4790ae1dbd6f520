import { KeepDraft } from '@northcast/order-ui/drafts/keep-draft';
import { submitWithModifier } from '@northcast/order-ui/messages/submit-with-modifier';
import type { Draft } from '@northcast/shared-contracts/api/client/draft';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { FormApi } from 'final-form';
import { type ReactNode, useState } from 'react';
import { Form, type FormProps } from 'react-final-form';
import styled from 'styled-components';

const Failure = styled.p`
  padding: ${theme.space[3]} ${theme.space[5]};
  background: ${theme.color.dangerSoft};
  color: ${theme.color.danger};
  font-size: ${theme.font.sm};
`;

interface FormDialogProps<Values extends object> {
  readonly title: string;
  readonly description?: ReactNode;
  readonly initialValues: Partial<Values>;
  /** Stores what is typed, until the user discards it here or the caller has sent it. */
  readonly draft?: Draft<Values>;
  readonly validate: (values: Values) => Record<string, string>;
  readonly onSubmit: FormProps<Values>['onSubmit'];
  readonly onClose: () => void;
  /** Called when another dialog has sent the draft, see `KeepDraft`; `onClose` if omitted. */
  readonly onSent?: () => void;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Whether files are attached; closing the dialog would remove them. */
  readonly hasFiles?: boolean;
  /** Disables the submit button. The Enter key still submits, so `onSubmit` must check too. */
  readonly isBlocked?: boolean;
  readonly children: ReactNode;
}

const discardText = 'Discard what you typed?';
const discardFilesText = 'Discard the attached files?';

/** A form in a dialog, which stays open with all values until the server has accepted them. */
export function FormDialog<Values extends object>({
  title,
  description,
  initialValues,
  draft,
  validate,
  onSubmit,
  onClose,
  onSent = onClose,
  submitLabel,
  busyLabel,
  size,
  hasFiles = false,
  isBlocked = false,
  children,
}: FormDialogProps<Values>) {
  const [kept] = useState(() => changedIn(draft?.values(), initialValues));
  return (
    <Form<Values>
      initialValues={{ ...initialValues, ...kept } as Values}
      validate={validate}
      onSubmit={onSubmit}
      decorators={decorators}
      subscription={{ submitting: true, dirty: true, submitError: true }}
    >
      {({ submitting, dirty, submitError }) => {
        const close = () => {
          const isTyped = dirty || kept !== undefined;
          const isAsked = isTyped || hasFiles;
          if (isAsked && !window.confirm(isTyped ? discardText : discardFilesText)) return;
          draft?.drop();
          onClose();
        };
        return (
          <Dialog
            open
            onClose={close}
            title={title}
            description={description}
            locked={submitting}
            size={size}
          >
            <FormBody onKeyDown={submitWithModifier}>
              {draft ? <KeepDraft draft={draft} onSent={onSent} /> : null}
              <DialogBody>{children}</DialogBody>
              {submitError ? <Failure>{submitError}</Failure> : null}
              <DialogFooter>
                <Button variant="secondary" onClick={close} disabled={submitting}>
                  Cancel
                </Button>
                <Button type="submit" disabled={isBlocked} busy={submitting} busyLabel={busyLabel}>
                  {submitLabel}
                </Button>
              </DialogFooter>
            </FormBody>
          </Dialog>
        );
      }}
    </Form>
  );
}

/** Ignores changes while the values are sent: success closes the dialog and would lose them. */
function lockWhileSubmitting<Values extends object>(form: FormApi<Values>): () => void {
  const { change } = form;
  form.change = (...args) => {
    if (!form.getState().submitting) change(...args);
  };
  return () => {
    form.change = change;
  };
}

const decorators = [lockWhileSubmitting];

/** The kept values; none if they differ in nothing from those that the form begins with. */
function changedIn<Values>(kept: Partial<Values> | undefined, initialValues: Partial<Values>) {
  const restored = JSON.stringify({ ...initialValues, ...kept });
  return restored === JSON.stringify(initialValues) ? undefined : kept;
}
