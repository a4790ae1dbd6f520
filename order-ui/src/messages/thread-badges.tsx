import type { Message } from '@northcast/shared-contracts/api/entities';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { Cluster } from '@northcast/shared-ui/layout/layout';

/** The status (`Pending` while the team's answer is due), and whether something is unread. */
export function ThreadBadges({ message }: { readonly message: Message }) {
  return (
    <Cluster gap={2} justify="end">
      {message.isUnread ? <Badge tone="solid">New</Badge> : null}
      {isAnswered(message) ? (
        <Badge tone="success">Replied</Badge>
      ) : (
        <Badge tone="warning">Pending</Badge>
      )}
    </Cluster>
  );
}

/** Servers before threads omit the status. */
export const isAnswered = ({ status, adminReply }: Message): boolean =>
  status === undefined ? adminReply !== undefined : status === 'replied';
