import type { User } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { limits } from '@northcast/shared-contracts/api/limits';
import { requestSchemas } from '@northcast/shared-contracts/api/requests';
import { Button } from '@northcast/shared-ui/button/button';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { NextSteps } from './next-steps';
import type { Offer } from './offer';
import { type OrderDetails, orderDraft } from './order-draft';
import { OrderSummary } from './order-summary';
import type { OrderPlacement } from './use-place-order';

const validate = validateForm(
  requestSchemas.orderPlacement.pick(['customerPhone', 'projectBrief']),
);

interface OrderFormProps {
  readonly user: User;
  readonly offer: Offer;
  readonly place: OrderPlacement;
  readonly onCancel: () => void;
  readonly isPending: boolean;
}

export function OrderForm({ user, offer, place, onCancel, isPending }: OrderFormProps) {
  const draft = orderDraft(offer.slug, user.id);
  const [initialValues] = useState(() => ({
    customerPhone: '',
    projectBrief: '',
    ...draft.values(),
  }));
  return (
    <Form<OrderDetails> onSubmit={place} validate={validate} initialValues={initialValues}>
      {() => (
        <FormBody aria-label={`Order ${offer.name}`}>
          <FormSpy<OrderDetails>
            subscription={{ values: true, dirty: true }}
            onChange={({ values, dirty }) => dirty && draft.keep(values)}
          />
          <DialogBody>
            <OrderSummary user={user} offer={offer} />
            <FormTextField
              name="customerPhone"
              label="Phone"
              limit={limits.phone.max}
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
              limit={limits.projectBrief.max}
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
