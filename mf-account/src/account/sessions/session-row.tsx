import type { Session } from '@northcast/shared-contracts/api/entities';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { relativeTime } from '@northcast/shared-contracts/content/texts/relative-time';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { Button } from '@northcast/shared-ui/button/button';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  align-items: center;
`;

const Device = styled.span`
  color: ${theme.color.ink};
  font-weight: 550;
  overflow-wrap: anywhere;
`;

interface SessionRowProps {
  readonly session: Session;
  readonly now: number;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

export function SessionRow({ session, now, isEnding, onEnd }: SessionRowProps) {
  const { device, address, createdAt, lastSeenAt, isCurrent } = session;
  return (
    <Frame>
      <div>
        <Cluster gap={2}>
          <Device>{device}</Device>
          {isCurrent ? <Badge tone="accent">This browser</Badge> : null}
        </Cluster>
        <Text size="sm" tone="muted">
          {address ? `${address} · ` : null}
          Signed in <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          {' · '}
          Last seen <time dateTime={lastSeenAt}>{relativeTime(lastSeenAt, now)}</time>
        </Text>
      </div>
      {isCurrent ? null : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`End ${device}`}
          onClick={onEnd}
          busy={isEnding}
        >
          End
        </Button>
      )}
    </Frame>
  );
}
