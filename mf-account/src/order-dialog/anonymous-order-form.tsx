import { KeepDraft } from '@northcast/order-ui/drafts/keep-draft';
import {
  type AnonymousOrderDetails,
  anonymousOrderDraft,
  type OrderFormValues,
  orderDraft,
} from '@northcast/shared-contracts/api/client/order-draft';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { limits } from '@northcast/shared-contracts/api/limits';
import { anonymousOrderFormSchema, orderLimits } from '@northcast/shared-contracts/api/orders';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import type { Offer } from './offer';

const validate = validateForm(anonymousOrderFormSchema);
const empty = { customerName: '', customerEmail: '', customerPhone: '', projectBrief: '' };

interface AnonymousOrderFormProps {
  readonly offer: Offer;
  readonly onCancel: () => void;
  /** Receives the name of the focused field. */
  readonly focusedField: RefObject<string | undefined>;
}

/**
 * The order form while the session is unknown: submitting is refused, and the input is kept for the
 * signed-in form.
 */
export function AnonymousOrderForm({ offer, onCancel, focusedField }: AnonymousOrderFormProps) {
  const { showToast } = useHost();
  const draft = anonymousOrderDraft(offer.slug);
  const [initialValues] = useState(() => ({ ...empty, ...draft.values() }));
  return (
    <Form<AnonymousOrderDetails>
      onSubmit={() => showToast(toasts.authenticationRequired)}
      validate={validate}
      initialValues={initialValues}
    >
      {() => (
        <FormBody
          aria-label={`Order ${offer.name}`}
          onFocus={({ target }) => {
            focusedField.current = target.getAttribute('name') ?? undefined;
          }}
        >
          <KeepDraft draft={draft} />
          <DialogBody>
            <FormTextField
              name="customerName"
              label="Full name"
              limit={limits.personName.max}
              input={{ autoComplete: 'name' }}
            />
            <FormTextField
              name="customerEmail"
              label="Email"
              input={{ type: 'email', autoComplete: 'email', maxLength: limits.email.max }}
            />
            <FormTextField
              name="customerPhone"
              label="Phone"
              limit={orderLimits.customerPhone.max}
              input={{ type: 'tel', autoComplete: 'tel', placeholder: '+44 20 7946 0958' }}
            />
            <FormTextArea
              name="projectBrief"
              label="Project brief"
              optional
              limit={orderLimits.projectBrief.max}
            />
          </DialogBody>
          <DialogFooter>
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
            <Button type="submit">Place Order</Button>
          </DialogFooter>
        </FormBody>
      )}
    </Form>
  );
}

/**
 * Focuses a field once, with the caret at the end of its text, so that a typing user can go on.
 * @param name name of the field; undefined to leave the focus alone
 * @returns ref for an element that contains the field
 */
export function useFocusedField(name: string | undefined): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form appears.
  useLayoutEffect(() => {
    if (name === undefined) return;
    const fields = 'input:not([readonly]), textarea:not([readonly])';
    const all = element.current?.querySelectorAll<HTMLInputElement>(fields) ?? [];
    const field = [...all].find((each) => each.name === name);
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  return element;
}

/**
 * Merges what was entered before sign-in into the account's own draft.
 * @returns the form's initial values
 */
export function adoptAnonymousDraft(slug: string, userId: string): OrderFormValues {
  const own = orderDraft(slug, userId);
  const anonymous = anonymousOrderDraft(slug);
  const { customerPhone, projectBrief, lines } = { ...anonymous.values() };
  const details = {
    customerPhone: customerPhone || own.values()?.customerPhone || '',
    projectBrief: projectBrief || own.values()?.projectBrief || '',
    lines: lines ?? own.values()?.lines,
  };
  if (customerPhone || projectBrief || lines) own.keep(details);
  anonymous.drop();
  return details;
}
