import type { Message } from '@northcast/shared-contracts/api/entities';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { MessageCard } from './message-card';

export function MessageList({ messages }: { readonly messages: readonly Message[] }) {
  return (
    <Stack as="ul" gap={4}>
      {messages.map((message) => (
        <li key={message.id}>
          <MessageCard message={message} />
        </li>
      ))}
    </Stack>
  );
}
