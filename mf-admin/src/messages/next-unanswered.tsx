import type { Message } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { adminApi } from '../calls/admin-api';

/** The two longest-waiting messages; two, because one of them may be open. */
const queue = { status: 'pending', sort: 'waiting', order: 'asc', page: 1, perPage: 2 } as const;

interface NextUnansweredProps {
  /** Id of the open message, if any. */
  readonly after: string | null;
  readonly onOpen: (message: Message) => void;
}

/** Opens the longest-waiting message; renders nothing if all are answered. */
export function NextUnanswered({ after, onOpen }: NextUnansweredProps) {
  const { data } = adminApi.useAdminMessagesQuery(queue);
  const next = data?.rows.find(({ id }) => id !== after);
  if (next === undefined) return null;
  return (
    <Button
      size={after === null ? 'sm' : 'md'}
      variant="secondary"
      iconEnd={<Icon name="arrow-right" />}
      onClick={() => onOpen(next)}
    >
      Next unanswered
    </Button>
  );
}
