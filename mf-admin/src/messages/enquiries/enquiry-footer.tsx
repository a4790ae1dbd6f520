import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { adminApi } from '../../calls/admin-api';
import { callErrorOf } from '../../calls/call-error';
import { useCallFailure } from '../../calls/call-failure';
import { inboxFailures, inboxToasts } from './enquiry-composer';

interface EnquiryFooterProps {
  readonly enquiry: Enquiry;
  readonly onDelete: (id: string) => Promise<boolean>;
  readonly onClose: () => void;
  /** Refetches the enquiry. */
  readonly onOutdated: () => void;
}

/** Deletes an enquiry, marks it as done, or reopens it. */
export function EnquiryFooter({ enquiry, onDelete, onClose, onOutdated }: EnquiryFooterProps) {
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
      <Button
        variant="secondary"
        onClick={async () => {
          if (await onDelete(id)) onClose();
        }}
      >
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
