import { useIsShown } from '@northcast/order-ui/conflict/use-is-shown';
import { usePollingInterval } from '@northcast/order-ui/live/use-polling-interval';
import { SectionState } from '@northcast/order-ui/section/order-section';
import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState } from 'react';
import { adminApi } from '../../calls/admin-api';
import { callErrorOf, useCallFailure, useSessionEnd } from '../../calls/call-failure';
import { Notice } from '../../editing/notice';
import { EnquiryComposer, inboxFailures, inboxToasts } from './enquiry-composer';
import { EnquiryOutcome } from './enquiry-outcome';
import { EnquiryAnswerLetter, Letter } from './letter';

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
  /** The enquiry while it is deleted: it must not be read again then. */
  const [deleting, setDeleting] = useState<Enquiry | null>(null);
  const read = adminApi.useEnquiryQuery(deleting ? skipToken : { id }, { pollingInterval });
  const isDeleting = useRef(false);
  useEffect(() => {
    isDeleting.current = deleting !== null;
  }, [deleting]);
  const { currentData, error, refetch, isFetching } = read;
  const enquiry = deleting ?? currentData;
  const isGone = error !== undefined && callErrorOf(error).status === 404;
  const waits = !isGone && hasWaitingMail(enquiry);
  if (waits !== isWaiting) setWaiting(waits);
  useSessionEnd(error);
  const isShown = useIsShown();
  const readAgain = () => {
    // It throws once the dialog is closed, and while the enquiry is deleted.
    if (isShown() && !isDeleting.current) void refetch();
  };
  return (
    <Dialog
      open
      size="lg"
      title={enquiry ? `Enquiry from ${enquiry.name}` : 'Enquiry'}
      description={enquiry ? `${enquiry.email} · ${enquiry.service}` : undefined}
      onClose={onClose}
    >
      <DialogBody>
        {enquiry && isGone ? (
          <Notice role="alert">
            This enquiry has been deleted. An answer that you have begun is still below, but cannot
            be sent.
          </Notice>
        ) : null}
        {isGone && !enquiry ? (
          <EmptyState
            headingLevel={3}
            title="This enquiry is not there any more"
            text="It has been deleted."
          />
        ) : (
          <SectionState
            query={{ data: enquiry, error, isFetching, refetch: readAgain }}
            noun="the enquiry"
          >
            {(found) => <EnquiryContent enquiry={found} isGone={isGone} onOutdated={readAgain} />}
          </SectionState>
        )}
      </DialogBody>
      {enquiry && !isGone ? (
        <EnquiryFooter
          enquiry={enquiry}
          onDelete={async () => {
            if (deleting) return;
            setDeleting(enquiry);
            if (await onDelete(id)) onClose();
            else setDeleting(null);
          }}
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
  /** Whether it was deleted while the dialog was open. */
  readonly isGone: boolean;
  /** Refetches the enquiry. */
  readonly onOutdated: () => void;
}

function EnquiryContent({ enquiry, isGone, onOutdated }: EnquiryContentProps) {
  return (
    <Stack gap={4}>
      {enquiry.podcastName ? <Text size="sm">Podcast: {enquiry.podcastName}</Text> : null}
      <Letter from={enquiry.name} at={enquiry.createdAt} text={enquiry.message} />
      {enquiry.answers?.map((answer) => (
        <EnquiryAnswerLetter key={answer.id} answer={answer} />
      ))}
      {isGone ? null : <EnquiryOutcome enquiry={enquiry} onOutdated={onOutdated} />}
      <EnquiryComposer key={enquiry.id} enquiry={enquiry} onOutdated={onOutdated} />
    </Stack>
  );
}

interface EnquiryFooterProps {
  readonly enquiry: Enquiry;
  readonly onDelete: () => void;
  /** Refetches the enquiry. */
  readonly onOutdated: () => void;
}

/** Deletes an enquiry, marks it as done, or reopens it. */
function EnquiryFooter({ enquiry, onDelete, onOutdated }: EnquiryFooterProps) {
  const { id, status, version } = enquiry;
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const [change, { isLoading }] = adminApi.useChangeEnquiryStatusMutation();
  const { keyFor } = useIdempotencyKey();
  const isDone = status === 'done';
  const press = async () => {
    const body = { status: isDone ? 'new' : 'done', version } as const;
    const { error } = await change({ id, body, idempotencyKey: keyFor(body) });
    if (error === undefined) {
      showToast(isDone ? inboxToasts.enquiryReopened : inboxToasts.enquiryDone);
      return;
    }
    showFailure(inboxFailures.changeEnquiry, error);
    if (callErrorOf(error).status === 409) onOutdated();
  };
  return (
    <DialogFooter>
      <Button variant="secondary" onClick={onDelete}>
        Delete
      </Button>
      <Button
        variant="secondary"
        icon={<Icon name={isDone ? 'refresh' : 'check'} />}
        onClick={press}
        busy={isLoading}
        busyLabel="Saving..."
      >
        {isDone ? 'Reopen' : 'Mark as done'}
      </Button>
    </DialogFooter>
  );
}
