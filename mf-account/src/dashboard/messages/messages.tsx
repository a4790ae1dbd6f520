import type { User } from '@northcast/shared-contracts/api/entities';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { useMessagesQuery } from '../../account-calls';
import { Part } from '../dashboard-layout';
import { LoadedList } from '../loaded-list';
import { useExpiry } from '../use-expiry';

interface MessagesProps {
  readonly user: User;
  readonly onExpired: () => void;
}

/** The conversation with support, newest first, and the form for a new message. */
export function Messages({ onExpired }: MessagesProps) {
  const { data, error, isFetching, refetch } = useMessagesQuery();
  useExpiry(error, onExpired);
  return (
    <Part aria-labelledby="support-messages">
      <Heading level={2} size="x2" id="support-messages">
        Support Messages
      </Heading>
      <LoadedList
        rows={data}
        error={error}
        isFetching={isFetching}
        onRetry={() => void refetch()}
        noun="message"
        empty={null}
      >
        {() => null}
      </LoadedList>
    </Part>
  );
}
