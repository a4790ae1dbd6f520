import { usePollingInterval } from '@northcast/order-ui/live/use-polling-interval';
import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody } from '@northcast/shared-ui/dialog/dialog-frame';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Skeleton } from '@northcast/shared-ui/skeleton/skeleton';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useState } from 'react';
import { adminApi } from '../../calls/admin-api';
import { callErrorOf } from '../../calls/call-error';
import { useSessionEnd } from '../../calls/call-failure';
import { Letter } from '../letter';
import { EnquiryAnswerLetter } from './enquiry-answer';
import { EnquiryComposer } from './enquiry-composer';
import { EnquiryFooter } from './enquiry-footer';
import { EnquiryOutcome } from './enquiry-outcome';

/** Milliseconds between polls while an answer waits to be sent. */
const mailInterval = 3000;

interface EnquiryDialogProps {
  readonly id: string;
  readonly onDelete: (id: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** A contact-form submission, its answers, and the actions on it. */
export function EnquiryDialog({ id, onDelete, onClose }: EnquiryDialogProps) {
  const [isWaiting, setWaiting] = useState(false);
  const pollingInterval = usePollingInterval(isWaiting ? mailInterval : 0);
  const read = adminApi.useEnquiryQuery({ id }, { pollingInterval });
  const { currentData: enquiry, error, refetch, isFetching } = read;
  const waits = hasWaitingMail(enquiry);
  if (waits !== isWaiting) setWaiting(waits);
  useSessionEnd(error);
  const readAgain = () => void refetch();
  const isGone = error !== undefined && callErrorOf(error).status === 404;
  return (
    <Dialog
      open
      size="lg"
      title={enquiry ? `Enquiry from ${enquiry.name}` : 'Enquiry'}
      description={enquiry ? `${enquiry.email} · ${enquiry.service}` : undefined}
      onClose={onClose}
    >
      <DialogBody>
        {enquiry && !isGone ? (
          <EnquiryContent enquiry={enquiry} onOutdated={readAgain} />
        ) : isGone ? (
          <EmptyState
            headingLevel={3}
            title="This enquiry is not there any more"
            text="It has been deleted."
          />
        ) : error ? (
          <ErrorPanel
            title="Failed to load the enquiry"
            onRetry={readAgain}
            isRetrying={isFetching}
            headingLevel={3}
          />
        ) : (
          <Skeleton shape="block" />
        )}
      </DialogBody>
      {enquiry && !isGone ? (
        <EnquiryFooter
          enquiry={enquiry}
          onDelete={onDelete}
          onClose={onClose}
          onOutdated={readAgain}
        />
      ) : null}
    </Dialog>
  );
}

/** Without a mail server nothing will be sent, so there is nothing to poll for. */
const hasWaitingMail = (enquiry: Enquiry | undefined): boolean =>
  enquiry?.isMailSent !== false &&
  (enquiry?.answers?.some(({ delivery }) => delivery === 'waiting') ?? false);

interface EnquiryContentProps {
  readonly enquiry: Enquiry;
  /** Refetches the enquiry. */
  readonly onOutdated: () => void;
}

function EnquiryContent({ enquiry, onOutdated }: EnquiryContentProps) {
  return (
    <Stack gap={4}>
      {enquiry.podcastName ? <Text size="sm">Podcast: {enquiry.podcastName}</Text> : null}
      <Letter from={enquiry.name} at={enquiry.createdAt} text={enquiry.message} />
      {enquiry.answers?.map((answer) => (
        <EnquiryAnswerLetter key={answer.id} answer={answer} onRetried={onOutdated} />
      ))}
      <EnquiryOutcome enquiry={enquiry} onOutdated={onOutdated} />
      <EnquiryComposer key={enquiry.id} enquiry={enquiry} onOutdated={onOutdated} />
    </Stack>
  );
}
