import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { OrderDetails, Quote } from '@northcast/shared-contracts/api/entities';
import { quoteLimits } from '@northcast/shared-contracts/api/quotes';
import { orderToasts } from '@northcast/shared-contracts/content/texts/order-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { useFocusBack } from '@northcast/shared-ui/button/use-focus-back';
import { Card } from '@northcast/shared-ui/card/card';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { focusAfter } from '@northcast/shared-ui/heading-focus/focus-after';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Form, useFormState } from 'react-final-form';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { KeepDraft } from '../drafts/keep-draft';
import { useDropSent } from '../drafts/use-drop-sent';
import { FormButtons } from '../section/form-buttons';
import { useUserId } from '../use-user-id';
import { LineEditor } from './line-editor';
import { QuoteDocument } from './quote-document';
import {
  initialQuote,
  nestedErrors,
  type QuoteValues,
  quoteBody,
  typedTotal,
  validateQuote,
} from './quote-values';

interface NewQuoteProps {
  readonly order: OrderDetails;
  readonly newest: Quote | undefined;
  /** Gets the focus when the focused form disappears. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** The server refuses a quote if the team has set the price without one. */
const isQuotable = ({ kind, events }: OrderDetails) =>
  kind === 'quote' || events.some((event) => event.kind === 'quoteAccepted');

const quoteDraft = (orderId: string, userId: string) =>
  draftOf<QuoteValues>(`quote-draft:${orderId}`, userId);

/**
 * Writes a quote or the next version of one; for administrators. A draft that was left, for example
 * by closing the order, is open again.
 */
export function NewQuote({ order, newest, heading }: NewQuoteProps) {
  const draft = quoteDraft(order.order.id, useUserId());
  const [form, setForm] = useState(() => (draft.values() ? 'kept' : 'closed'));
  const opener = useRef<HTMLButtonElement>(null);
  useFocusBack(opener, form !== 'closed');
  if (order.order.status === 'cancelled') return null;
  if (form === 'closed') {
    if (!isQuotable(order)) return null;
    return (
      <Cluster>
        <Button
          ref={opener}
          variant={newest ? 'secondary' : 'primary'}
          onClick={() => setForm('asked')}
        >
          {newest ? 'Write a new version' : 'Write a quote'}
        </Button>
      </Cluster>
    );
  }
  const close = () => setForm('closed');
  const takesFocus = form === 'asked';
  return <QuoteForm {...{ order, newest, draft, takesFocus, heading }} onClose={close} />;
}

interface QuoteFormProps extends NewQuoteProps {
  readonly draft: ReturnType<typeof quoteDraft>;
  /** Focuses the form: the user has just opened it. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

function QuoteForm(props: QuoteFormProps) {
  const { order, newest, draft, takesFocus, onClose, heading } = props;
  const { showToast } = useHost();
  const showFailure = useOrderFailure();
  const dropSent = useDropSent();
  const { useSendQuoteMutation } = useOrderCalls();
  const [send] = useSendQuoteMutation();
  const [initialValues] = useState(() => ({
    ...initialQuote(newest, new Date()),
    ...draft.values(),
  }));
  // A colleague's quote or the customer's answer may arrive while the form is open.
  const current = `${newest?.id} ${newest?.decidedAt}`;
  const [seen] = useState(current);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const discard = () => {
    draft.drop();
    onClose();
  };
  const submit = async (values: QuoteValues) => {
    const moveFocus = focusAfter(heading);
    const body = quoteBody(values);
    const idempotencyKey = draft.keyFor(body, values);
    const { error } = await send({ id: order.order.id, body, idempotencyKey });
    if (error) {
      showFailure('sendQuote', error);
      return nestedErrors((error as CallError).problem?.errors ?? []);
    }
    showToast(orderToasts.quoteSent);
    dropSent(draft, values);
    onClose();
    moveFocus();
    return undefined;
  };
  return (
    <Form<QuoteValues> onSubmit={submit} validate={validateQuote} initialValues={initialValues}>
      {({ submitting }) => (
        <FormBody aria-label="New quote">
          <KeepDraft draft={draft} onSent={onClose} />
          <Stack gap={4} ref={element}>
            <LineEditor />
            <div>
              <FormTextField
                name="validUntil"
                label="Valid until"
                input={{ type: 'date', readOnly: submitting }}
              />
              <FormTextArea
                name="terms"
                label="Terms"
                limit={quoteLimits.terms.max}
                input={{ readOnly: submitting }}
              />
              <FormTextArea
                name="note"
                label="Note to the customer"
                optional
                limit={quoteLimits.note.max}
                input={{ readOnly: submitting }}
              />
            </div>
            <Preview />
            {current === seen || submitting ? null : (
              <Text size="sm" tone="warning" role="alert">
                The quote above is new, or was answered, since you began. Please read it before you
                send yours.
              </Text>
            )}
            <FormButtons
              submit={{ label: 'Send quote', busyLabel: 'Sending...' }}
              onDiscard={discard}
            />
          </Stack>
        </FormBody>
      )}
    </Form>
  );
}

/** The complete quote as the customer will see it. */
function Preview() {
  const [isShown, setShown] = useState(false);
  const { values, valid } = useFormState<QuoteValues>({
    subscription: { values: true, valid: true },
  });
  const quote = { ...quoteBody(values), total: typedTotal(values) ?? 0 };
  return (
    <Stack gap={3}>
      <Cluster>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide preview' : 'Preview'}
        </Button>
      </Cluster>
      {isShown ? (
        <Card padding="sm">
          {valid ? (
            <QuoteDocument quote={quote} label="Preview of the quote" />
          ) : (
            <p>Fill in the lines, the day and the terms to see the quote as the customer does.</p>
          )}
        </Card>
      ) : null}
    </Stack>
  );
}
