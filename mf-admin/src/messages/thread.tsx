import type { Message } from '@northcast/shared-contracts/api/entities';
import { brand } from '@northcast/shared-contracts/content/brand';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import { Letter } from './letter';

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[3]};
`;

/** What the customer wrote and, once there is one, the reply. */
export function Thread({ message }: { readonly message: Message }) {
  const { userName, createdAt, adminReply, adminReplyDate } = message;
  return (
    <Frame>
      <Letter from={userName} at={createdAt} text={message.message} />
      {adminReply === undefined ? null : (
        <Letter from={brand.name} at={adminReplyDate ?? createdAt} text={adminReply} ours />
      )}
    </Frame>
  );
}
