import {
  type OrderFormValues,
  orderDraft,
} from '@northcast/shared-contracts/api/client/order-draft';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { orderLimits, orderPlacementSchema } from '@northcast/shared-contracts/api/orders';
import type { SessionUser } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { NextSteps } from './next-steps';
import type { Offer } from './offer';
import { adoptAnonymousDraft } from './order-draft';
import { OrderSummary } from './order-summary';
import { useFocusedField } from './use-focused-field';
import type { OrderPlacement } from './use-place-order';

const validate = validateForm(orderPlacementSchema.pick(['customerPhone', 'projectBrief']));

interface OrderFormProps {
  readonly user: SessionUser;
  readonly offer: Offer;
  readonly place: OrderPlacement;
  readonly onCancel: () => void;
  readonly isPending: boolean;
  /** Name of the field that somebody was typing into before it was known who they are. */
  readonly focusedField: string | undefined;
}

export function OrderForm({
  user,
  offer,
  place,
  onCancel,
  isPending,
  focusedField,
}: OrderFormProps) {
  const draft = orderDraft(offer.slug, user.id);
  const [initialValues] = useState(() => adoptAnonymousDraft(offer.slug, user.id));
  const element = useFocusedField(focusedField);
  return (
    <Form<OrderFormValues> onSubmit={place} validate={validate} initialValues={initialValues}>
      {() => (
        <FormBody aria-label={`Order ${offer.name}`}>
          <FormSpy<OrderFormValues>
            subscription={{ values: true, dirty: true }}
            onChange={({ values, dirty }) => dirty && draft.keep(values)}
          />
          <DialogBody ref={element}>
            <OrderSummary user={user} offer={offer} />
            <FormTextField
              name="customerPhone"
              label="Phone"
              limit={orderLimits.customerPhone.max}
              input={{
                type: 'tel',
                autoComplete: 'tel',
                placeholder: '+44 20 7946 0958',
                readOnly: isPending,
              }}
            />
            <FormTextArea
              name="projectBrief"
              label="Project brief"
              limit={orderLimits.projectBrief.max}
              input={{
                maxLength: undefined,
                placeholder: 'What it is, how long, when you need it, what matters to you',
                readOnly: isPending,
              }}
            />
            <NextSteps />
          </DialogBody>
          <DialogFooter>
            <Button variant="secondary" onClick={onCancel} disabled={isPending}>
              Cancel
            </Button>
            <Button type="submit" busy={isPending} busyLabel="Placing Order...">
              Place Order
            </Button>
          </DialogFooter>
        </FormBody>
      )}
    </Form>
  );
}
