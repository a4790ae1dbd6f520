import { useIsShown } from '@northcast/order-ui/conflict/use-is-shown';
import { KeepDraft } from '@northcast/order-ui/drafts/keep-draft';
import { useDropSent } from '@northcast/order-ui/drafts/use-drop-sent';
import { submitWithModifier } from '@northcast/order-ui/messages/submit-with-modifier';
import { useUserId } from '@northcast/order-ui/use-user-id';
import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import {
  enquiryAnswerCreationSchema,
  enquirySchema,
} from '@northcast/shared-contracts/api/enquiries';
import type { Enquiry, EnquiryAnswer } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { messageLimits } from '@northcast/shared-contracts/api/messages';
import { brand } from '@northcast/shared-contracts/content/brand';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { type FailureText, toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import { Button } from '@northcast/shared-ui/button/button';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import type { FormApi } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { adminApi } from '../../calls/admin-api';
import { useCallFailure } from '../../calls/call-failure';
import { Notice } from '../../editing/notice';
import { conflictingRow } from '../../editing/use-edit';
import { firstNameOf, placeholderError } from '../../saved-replies/placeholders';
import { ReplyPicker } from '../../saved-replies/reply-picker';

export const inboxToasts = {
  enquiryDone: { title: 'Success', description: 'Enquiry marked as done' },
  enquiryReopened: { title: 'Success', description: 'Enquiry opened again' },
  answerWaits: { title: 'Success', description: 'The answer waits for a mail server' },
} as const satisfies Record<string, ToastText>;

export const inboxFailures = {
  changeEnquiry: { title: 'Error', fallback: 'Failed to change the enquiry' },
} as const satisfies Record<string, FailureText>;

interface AnswerText {
  readonly text: string;
}

const isEnquiry = (value: unknown): value is Enquiry => enquirySchema.isValidSync(value);

const validateBody = validateForm(enquiryAnswerCreationSchema.pick(['text']));

/** Rejects an empty text, and one with unfilled placeholders. */
function validate(values: AnswerText): Record<string, string> {
  const open = placeholderError(values.text);
  return open === undefined ? validateBody(values) : { text: open };
}

interface EnquiryComposerProps {
  readonly enquiry: Enquiry;
  /** Refetches the enquiry, because somebody else has answered. */
  readonly onOutdated: () => void;
}

/**
 * Composes the next answer. The draft outlives the dialog; Control or Command with Enter sends it.
 */
export function EnquiryComposer({ enquiry, onOutdated }: EnquiryComposerProps) {
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const [answer] = adminApi.useAnswerEnquiryMutation();
  const draft = draftOf<AnswerText>(`enquiry-draft:${enquiry.id}`, useUserId());
  const dropSent = useDropSent();
  const [initialValues] = useState<AnswerText>(() => ({ text: '', ...draft.values() }));
  const answers = useAnswersSeen(enquiry);
  const isShown = useIsShown();
  const send = async ({ text }: AnswerText, form: FormApi<AnswerText>) => {
    const body = { text, answersSeen: answers.seen };
    const idempotencyKey = draft.keyFor(body, { text });
    const { data, error } = await answer({ id: enquiry.id, body, idempotencyKey });
    const current = error && conflictingRow(error, isEnquiry);
    if (current && isShown()) {
      answers.acknowledge(current, 'refused');
      onOutdated();
      return undefined;
    }
    if (error) return showFailure('sendReply', error);
    answers.acknowledge(data, 'sent');
    dropSent(draft, { text });
    showToast(enquiry.isMailSent === false ? inboxToasts.answerWaits : toasts.replySent);
    // Wait until final-form has recorded the submission.
    setTimeout(() => form.restart({ text: '' }));
    return undefined;
  };
  return (
    <Form<AnswerText> onSubmit={send} validate={validate} initialValues={initialValues}>
      {({ submitting }) => (
        <FormBody aria-label="Answer by mail" onKeyDown={submitWithModifier}>
          <KeepDraft draft={draft} onSent={(form) => form.restart({ text: '' })} />
          {answers.newer === null ? null : (
            <Notice role="alert">
              {problems.newerAnswer} Their answer is above. Yours is still here
              {answers.newer === 'refused' ? '; sending it again sends it as a further one.' : '.'}
            </Notice>
          )}
          <ReplyPicker name="text" values={replyValuesOf(enquiry)} />
          <FormTextArea
            name="text"
            label="Your answer"
            limit={messageLimits.message.max}
            input={{ rows: 5, readOnly: submitting }}
            hint={
              enquiry.isMailSent === false
                ? 'No mail server is set up: the answer waits until there is one.'
                : `Goes by mail to ${enquiry.email}, with what they wrote.`
            }
          />
          <Cluster gap={3}>
            <Button type="submit" size="sm" busy={submitting} busyLabel="Sending...">
              Send answer
            </Button>
          </Cluster>
        </FormBody>
      )}
    </Form>
  );
}

/**
 * The answers that the writer has seen: those shown first, then those of the last response. Answers
 * that live updates add to the dialog do not count, so that none is overlooked and a repeated send
 * keeps its body.
 */
function useAnswersSeen({ answers = [] }: Enquiry) {
  const { session } = useHost();
  const [seen, setSeen] = useState(answers.length);
  const [outcome, setOutcome] = useState<'sent' | 'refused'>('sent');
  // An own answer arrives like this if the response to it was lost.
  const isOwn = ({ authorName }: EnquiryAnswer) =>
    session.status === 'authenticated' &&
    authorName === `${session.user.firstName} ${session.user.lastName}`;
  const hasNewer = answers.slice(seen).some((answer) => !isOwn(answer));
  return {
    seen,
    /** Whether there is a newer answer: one that has just arrived, or for which sending failed. */
    newer: hasNewer ? 'arrived' : outcome === 'refused' ? outcome : null,
    acknowledge: (current: Enquiry, next: 'sent' | 'refused') => {
      setSeen(current.answers?.length ?? 0);
      setOutcome(next);
    },
  };
}

const replyValuesOf = ({ name, email, service, becameOrderId }: Enquiry) => ({
  firstName: firstNameOf(name),
  fullName: name,
  email,
  service,
  orderNumber: becameOrderId === undefined ? '' : `#${orderNumber(becameOrderId)}`,
  companyName: brand.name,
});
