import type { Message } from '@northcast/shared-contracts/api/entities';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { Cluster } from '@northcast/shared-ui/layout/layout';

/** Where a thread stands: `Pending` while our team is to write, and whether something in it is new. */
export function ThreadBadges({ message }: { readonly message: Message }) {
  return (
    <Cluster gap={2}>
      {message.isUnread ? <Badge tone="solid">New</Badge> : null}
      {isAnswered(message) ? (
        <Badge tone="success">Replied</Badge>
      ) : (
        <Badge tone="warning">Pending</Badge>
      )}
    </Cluster>
  );
}

/** Servers of before threads tell no status. */
export const isAnswered = ({ status, adminReply }: Message): boolean =>
  status === undefined ? adminReply !== undefined : status === 'replied';
