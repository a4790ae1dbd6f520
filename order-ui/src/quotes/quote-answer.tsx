import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import type { Quote } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import {
  quoteAcceptanceSchema,
  quoteDeclineSchema,
  quoteLimits,
} from '@northcast/shared-contracts/api/quotes';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { orderToasts } from '@northcast/shared-contracts/content/texts/order-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { useFocusBack } from '@northcast/shared-ui/button/use-focus-back';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormCheckbox } from '@northcast/shared-ui/form/form-checkbox';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { KeepDraft } from '../drafts/keep-draft';
import { useDropSent } from '../drafts/use-drop-sent';
import { useUserId } from '../use-user-id';

const declineDraft = (orderId: string, userId: string) =>
  draftOf<Declined>(`decline-draft:${orderId}`, userId);

interface AnswerProps {
  readonly quote: Quote;
}

/**
 * The customer's answer to an open quote: accept it with name and checkbox, or decline it with a
 * reason.
 */
export function QuoteAnswer(props: AnswerProps) {
  const [isDeclining, setDeclining] = useState(false);
  const signed = useRef(accepted);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusBack(opener, isDeclining);
  return isDeclining ? (
    <DeclineForm {...props} onBack={() => setDeclining(false)} />
  ) : (
    <AcceptForm {...props} {...{ signed, opener }} onDecline={() => setDeclining(true)} />
  );
}

/**
 * Returns a function that tells whether the quote has the state after all although the answer
 * failed, because only its response was lost.
 */
function useIsStored({ id, orderId }: Quote) {
  const [read] = useOrderCalls().useLazyQuotesQuery();
  return async (error: unknown, answer: Quote['state']): Promise<boolean> => {
    if ((error as CallError).status !== 0) return false;
    const { data } = await read({ id: orderId });
    return data?.some((quote) => quote.id === id && quote.state === answer) ?? false;
  };
}

const accepted = { signedName: '', agreed: false };
const validateAcceptance = validateForm(quoteAcceptanceSchema);

interface AcceptFormProps extends AnswerProps {
  /** What was filled in. Kept outside the form, which declining replaces. */
  readonly signed: RefObject<typeof accepted>;
  /** The button that opens the other form. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onDecline: () => void;
}

function AcceptForm({ quote, signed, opener, onDecline }: AcceptFormProps) {
  const { showToast } = useHost();
  const showFailure = useOrderFailure();
  const { useAcceptQuoteMutation } = useOrderCalls();
  const [accept] = useAcceptQuoteMutation();
  const isStored = useIsStored(quote);
  const { keyFor } = useIdempotencyKey();
  const userId = useUserId();
  const [initial] = useState(() => signed.current);
  const send = async (body: typeof accepted) => {
    const { error } = await accept({
      id: quote.orderId,
      quoteId: quote.id,
      body,
      idempotencyKey: keyFor(body),
    });
    if (error && !(await isStored(error, 'accepted'))) {
      return showFailure('acceptQuote', error, ['signedName', 'agreed']);
    }
    declineDraft(quote.orderId, userId).drop();
    showToast(orderToasts.quoteAccepted);
    return undefined;
  };
  return (
    <Form<typeof accepted> onSubmit={send} validate={validateAcceptance} initialValues={initial}>
      {({ submitting }) => (
        <FormBody aria-label="Accept the quote">
          <FormSpy<typeof accepted>
            subscription={{ values: true }}
            onChange={({ values: { signedName = '', agreed = false } }) => {
              signed.current = { signedName, agreed };
            }}
          />
          <Stack gap={2}>
            <FormTextField
              name="signedName"
              label="Your full name"
              hint="It signs the agreement."
              input={{ autoComplete: 'name', readOnly: submitting }}
            />
            <FormCheckbox name="agreed" label="I agree to this quote and its terms." />
            <Cluster gap={3}>
              <Button type="submit" busy={submitting} busyLabel="Accepting...">
                {`Accept for ${formatDollars(quote.total)}`}
              </Button>
              <Button ref={opener} variant="ghost" onClick={onDecline} disabled={submitting}>
                Decline
              </Button>
            </Cluster>
          </Stack>
        </FormBody>
      )}
    </Form>
  );
}

const validateDecline = validateForm(quoteDeclineSchema);

interface Declined {
  readonly reason: string;
}

/** The draft of the reason survives a reload, and a newer version, which closes the form. */
function DeclineForm({ quote, onBack }: AnswerProps & { onBack: () => void }) {
  const { showToast } = useHost();
  const showFailure = useOrderFailure();
  const { useDeclineQuoteMutation } = useOrderCalls();
  const [decline] = useDeclineQuoteMutation();
  const isStored = useIsStored(quote);
  const dropSent = useDropSent();
  const draft = declineDraft(quote.orderId, useUserId());
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.querySelector('textarea')?.focus(), []);
  const [initial] = useState<Declined>(() => ({ reason: '', ...draft.values() }));
  const send = async (body: Declined) => {
    const { error } = await decline({
      id: quote.orderId,
      quoteId: quote.id,
      body,
      idempotencyKey: draft.keyFor(body, body),
    });
    if (error && !(await isStored(error, 'declined'))) {
      return showFailure('declineQuote', error, ['reason']);
    }
    dropSent(draft, body);
    showToast(orderToasts.quoteDeclined);
    return undefined;
  };
  return (
    <Form<Declined> onSubmit={send} validate={validateDecline} initialValues={initial}>
      {({ submitting }) => (
        <FormBody aria-label="Decline the quote">
          <KeepDraft draft={draft} onSent={onBack} />
          <div ref={element}>
            <FormTextArea
              name="reason"
              label="Why do you decline?"
              hint="We read it, and can send you another quote."
              limit={quoteLimits.reason.max}
              input={{ readOnly: submitting }}
            />
          </div>
          <Cluster gap={3}>
            <Button type="submit" variant="destructive" busy={submitting} busyLabel="Declining...">
              Decline the quote
            </Button>
            <Button variant="secondary" onClick={onBack} disabled={submitting}>
              Back
            </Button>
          </Cluster>
        </FormBody>
      )}
    </Form>
  );
}
