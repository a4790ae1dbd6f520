import { AttachButton, AttachedFiles } from '@northcast/order-ui/messages/sending-bar';
import type { Attachments } from '@northcast/order-ui/messages/use-attachments';
import type { Message } from '@northcast/shared-contracts/api/entities';
import { messageLimits } from '@northcast/shared-contracts/api/messages';
import { Button } from '@northcast/shared-ui/button/button';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useState } from 'react';
import { useField, useFormState } from 'react-final-form';
import { adminApi } from '../calls/admin-api';
import { localDateTime, timeZoneHint } from '../timestamp/local-date-time';

interface ReplyFieldProps {
  /** Whether the message has a reply, which this one replaces. */
  readonly isSecond: boolean;
}

/** The text of a reply; it cannot be changed while it is sent. */
export function ReplyField({ isSecond }: ReplyFieldProps) {
  const readOnly = useIsSending();
  return (
    <FormTextArea
      name="reply"
      label="Reply"
      limit={messageLimits.message.max}
      input={{ rows: 5, readOnly }}
      {...(isSecond ? { hint: 'This takes the place of the reply above.' } : {})}
    />
  );
}

const useIsSending = () => useFormState({ subscription: { submitting: true } }).submitting;

/**
 * The time of a reply: now, unless the user opens the field and enters another, or a draft has one.
 */
export function ReplyDate() {
  const [isOpen, setOpen] = useState(false);
  const isSending = useIsSending();
  const { input, meta } = useField<string>('replyDate', {
    subscription: { error: true, initial: true },
  });
  const open = () => {
    input.onChange(localDateTime(new Date().toISOString()));
    setOpen(true);
  };
  if (isOpen || meta.error !== undefined || meta.initial !== undefined) {
    return (
      <FormTextField
        name="replyDate"
        label="Reply date and time"
        hint={timeZoneHint()}
        input={{ type: 'datetime-local', autoFocus: isOpen }}
      />
    );
  }
  return (
    <Cluster gap={2}>
      <Text size="sm">Reply date and time: Now ·</Text>
      <Button
        size="sm"
        variant="ghost"
        disabled={isSending}
        aria-label="Change reply date and time"
        onClick={open}
      >
        change
      </Button>
    </Cluster>
  );
}

interface ReplyFilesProps {
  readonly message: Message;
  readonly attachments: Attachments;
}

/** The files attached to a reply; files always belong to an order. */
export function ReplyFiles({ message, attachments }: ReplyFilesProps) {
  const isSending = useIsSending();
  if (message.orderId === undefined) return <FilesNeedOrder customerId={message.userId} />;
  return (
    <Stack gap={2}>
      <Cluster>
        <AttachButton attachments={attachments} isSending={isSending} size="sm" />
      </Cluster>
      <AttachedFiles attachments={attachments} isSending={isSending} />
    </Stack>
  );
}

/** Says where files can be sent instead; renders nothing for a customer without orders. */
function FilesNeedOrder({ customerId }: { readonly customerId: string | null }) {
  const { currentData } = adminApi.useCustomerRecordQuery(
    { id: customerId ?? '' },
    { skip: customerId === null },
  );
  if (!currentData?.orderCount) return null;
  return (
    <Text size="sm" tone="muted">
      Files go with an order, and this message is about none. Send them in a message on one of the
      customer’s orders.
    </Text>
  );
}
