import { AttachButton, AttachedFiles } from '@northcast/order-ui/messages/attached-files';
import type { Attachments } from '@northcast/order-ui/messages/use-attachments';
import type { Message } from '@northcast/shared-contracts/api/entities';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useFormState } from 'react-final-form';
import { adminApi } from '../calls/admin-api';

interface ReplyFilesProps {
  readonly message: Message;
  readonly attachments: Attachments;
}

/** The files attached to a reply; files always belong to an order. */
export function ReplyFiles({ message, attachments }: ReplyFilesProps) {
  const { submitting: isSending } = useFormState({ subscription: { submitting: true } });
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
