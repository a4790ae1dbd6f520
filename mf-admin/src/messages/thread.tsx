import type { Message } from '@northcast/shared-contracts/api/entities';
import { brand } from '@northcast/shared-contracts/brand';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Letter } from './letter';

/** What the customer wrote and, once there is one, the reply. */
export function Thread({ message }: { readonly message: Message }) {
  const { userName, createdAt, adminReply, adminReplyDate } = message;
  return (
    <Stack gap={3}>
      <Letter from={userName} at={createdAt} text={message.message} />
      {adminReply === undefined ? null : (
        <Letter from={brand.name} at={adminReplyDate ?? createdAt} text={adminReply} ours />
      )}
    </Stack>
  );
}
