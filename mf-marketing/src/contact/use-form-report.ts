import { fieldError } from '@northcast/shared-ui/form/field-error';
import { useEffect, useMemo } from 'react';
import { useFormState } from 'react-final-form';
import { type ContactValues, contactFields } from './contact-values';
import type { FormState } from './form-state';

/** Reports each change of the messages, of whether the form is being sent, and of how often it has been. */
export function useFormReport(attempts: number, onState: (state: FormState) => void): void {
  const { submitting, errors, submitErrors, touched, dirtyFieldsSinceLastSubmit } =
    useFormState<ContactValues>({
      subscription: {
        submitting: true,
        errors: true,
        submitErrors: true,
        touched: true,
        dirtyFieldsSinceLastSubmit: true,
      },
    });
  const faults = useMemo(
    () =>
      Object.fromEntries(
        contactFields.flatMap((field) => {
          const message = fieldError({
            touched: touched?.[field],
            error: errors?.[field],
            submitError: submitErrors?.[field],
            dirtySinceLastSubmit: dirtyFieldsSinceLastSubmit?.[field],
          });
          return message === undefined ? [] : [[field, message]];
        }),
      ),
    [errors, submitErrors, touched, dirtyFieldsSinceLastSubmit],
  );
  useEffect(
    () => onState({ faults, isSending: submitting === true, attempts }),
    [onState, faults, submitting, attempts],
  );
}
