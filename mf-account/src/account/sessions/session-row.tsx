import { useBusyUntilRead } from '@northcast/order-ui/calls/use-reads-ended';
import type { Session } from '@northcast/shared-contracts/api/entities';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { relativeTime } from '@northcast/shared-contracts/content/texts/relative-time';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { Button } from '@northcast/shared-ui/button/button';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { api } from '../../account-calls';
import { useFailure } from '../../session/use-failure';
import { useEndSessionMutation } from '../own-account-calls';

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
  /** When the list was loaded, in milliseconds since 1970. */
  readonly now: number;
  /** Whether all other sessions are being ended. */
  readonly isEnding: boolean;
}

export function SessionRow({ session, now, isEnding }: SessionRowProps) {
  const { id, device, address, createdAt, lastSeenAt, isCurrent } = session;
  const { showToast } = useHost();
  const showFailure = useFailure();
  // One for each row, because several sessions can be ended at the same time.
  const [end] = useEndSessionMutation();
  const [run, isBusy] = useBusyUntilRead(api);
  // The browser's clock may be slow.
  const seenBy = Math.max(now, Date.parse(lastSeenAt));
  const endIt = async () => {
    const { error } = await run(() => end({ id }));
    if (error) showFailure('endSession', error);
    else showToast(accountToasts.sessionEnded);
  };
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
          Last seen <time dateTime={lastSeenAt}>{relativeTime(lastSeenAt, seenBy)}</time>
        </Text>
      </div>
      {isCurrent ? null : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`End ${device}`}
          onClick={endIt}
          busy={isBusy || isEnding}
        >
          End
        </Button>
      )}
    </Frame>
  );
}
