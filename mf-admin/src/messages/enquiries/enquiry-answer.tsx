import type { EnquiryAnswer } from '@northcast/shared-contracts/api/entities';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { adminApi } from '../../calls/admin-api';
import { useCallFailure } from '../../calls/call-failure';
import { MailStatusBadge } from '../../mail/mail-status';
import { Letter } from '../letter';

interface EnquiryAnswerLetterProps {
  readonly answer: EnquiryAnswer;
  /** Refetches the enquiry. */
  readonly onRetried: () => void;
}

/** An answer with the delivery status of its mail. */
export function EnquiryAnswerLetter({ answer, onRetried }: EnquiryAnswerLetterProps) {
  const { authorName, createdAt, text, delivery, mailError, mailId } = answer;
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const [retry, { isLoading }] = adminApi.useRetryMailMutation();
  const sendAgain = async () => {
    const { error } = await retry({ id: mailId ?? '' });
    if (error) showFailure('retryMail', error);
    else showToast(toasts.mailRetried);
    onRetried();
  };
  return (
    <Letter from={authorName} at={createdAt} text={text} ours>
      {delivery === undefined ? null : (
        <Cluster gap={2}>
          <MailStatusBadge status={delivery} />
          {mailError && delivery !== 'sent' ? <Text size="sm">{mailError}</Text> : null}
          {delivery === 'failed' ? (
            <Button
              size="sm"
              variant="secondary"
              onClick={sendAgain}
              busy={isLoading}
              busyLabel="Sending..."
            >
              Send again
            </Button>
          ) : null}
        </Cluster>
      )}
    </Letter>
  );
}
