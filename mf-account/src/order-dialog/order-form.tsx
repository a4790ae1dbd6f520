import { KeepDraft } from '@northcast/order-ui/drafts/keep-draft';
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
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { type FocusEvent, useState } from 'react';
import { Form } from 'react-final-form';
import styled from 'styled-components';
import { adoptAnonymousDraft, useFocusedField } from './anonymous-order-form';
import { kindTexts } from './kind-texts';
import { NextSteps } from './next-steps';
import type { Offer } from './offer';
import { OrderSummary } from './order-summary';
import { isSeveral, useOrderedLines } from './ordered-lines';
import { PlanContents } from './plan-contents';
import { ServiceLines } from './service-lines';
import type { OrderPlacement } from './use-place-order';

const validate = validateForm(orderPlacementSchema.pick(['customerPhone', 'projectBrief']));

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  min-width: 0;
`;

/** A plan's contents are beside the fields where there is room. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};

  ${media.md} {
    &[data-wide] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${theme.space[6]};
    }
  }
`;

interface OrderFormProps {
  readonly user: SessionUser;
  readonly offer: Offer;
  readonly place: OrderPlacement;
  readonly onCancel: () => void;
  readonly isPending: boolean;
  /** Name of the field that had the focus before the session was known. */
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
          <KeepDraft draft={draft} />
          <DialogBody ref={element}>
            <Columns data-wide={offer.plan ? true : undefined} onBlurCapture={keepUntouched}>
              {offer.plan ? (
                <PlanContents offer={offer} plan={offer.plan} isLocked={isPending} />
              ) : null}
              <OrderFields user={user} offer={offer} isPending={isPending} />
            </Columns>
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

/**
 * Stops the blur of an empty field when the user moves to the list of services, so that the form
 * does not report the field as missing yet.
 */
function keepUntouched(event: FocusEvent<HTMLElement>): void {
  const { target, relatedTarget } = event;
  const isEmpty = 'value' in target && target.value === '';
  const isChoosing = (element: EventTarget | null) =>
    element instanceof Element && element.closest('[data-choosing]') !== null;
  if (isEmpty && isChoosing(relatedTarget) && !isChoosing(target)) event.stopPropagation();
}

function OrderFields({
  user,
  offer,
  isPending,
}: Pick<OrderFormProps, 'user' | 'offer' | 'isPending'>) {
  const { kind, plan } = offer;
  const { steps, briefPlaceholder } = kindTexts[kind];
  const { lines } = useOrderedLines(offer);
  const [isListed, setListed] = useState(false);
  // The list stays, because its focused control may be the one that chooses a quantity of 1.
  if (isSeveral(lines) && !isListed) setListed(true);
  return (
    <Fields>
      <OrderSummary user={user} offer={offer} isPricedElsewhere={plan !== undefined || isListed} />
      {kind === 'service' && !plan ? (
        <ServiceLines offer={offer} isListed={isListed} isLocked={isPending} />
      ) : null}
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
        input={{ placeholder: briefPlaceholder, readOnly: isPending }}
      />
      <NextSteps steps={steps} />
    </Fields>
  );
}
