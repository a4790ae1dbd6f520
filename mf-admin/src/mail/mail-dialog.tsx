import { Fact } from '@northcast/order-ui/order-details/facts';
import type { Mail } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { Timestamp } from '../timestamp/timestamp';
import { CopyButton } from './copy-button';
import { MailStatusBadge } from './mail-status';
import { useMailRetry } from './use-mail-retry';

/** The mail as plain text: a link in it may be secret, so it can be copied but not followed. */
const Words = styled.p`
  margin-top: ${theme.space[3]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};
  color: ${theme.color.ink};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

interface MailDialogProps {
  readonly mail: Mail;
  readonly onClose: () => void;
}

/** A mail with its delivery status, and a button to retry. */
export function MailDialog({ mail, onClose }: MailDialogProps) {
  const { sendAgain, isSending, isBusy } = useMailRetry();
  return (
    <Dialog open size="lg" title={mail.subject} onClose={onClose} locked={isSending}>
      <DialogBody>
        <MailFacts mail={mail} />
        {mail.text ? (
          <Words>{mail.text}</Words>
        ) : (
          <Text tone="muted">
            {mail.status === 'sent'
              ? 'The text contained a link that only its reader may follow. It is not kept once it is sent.'
              : 'The text contains a link into the team, so only owners can read it.'}
          </Text>
        )}
      </DialogBody>
      <DialogFooter>
        {mail.text ? <CopyButton text={mail.text} /> : null}
        {mail.status === 'failed' ? (
          <Button
            icon={<Icon name="refresh" />}
            onClick={() => void sendAgain(mail.id)}
            busy={isBusy}
            busyLabel="Sending..."
          >
            Send again
          </Button>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${theme.space[3]} ${theme.space[5]};
  font-size: ${theme.font.sm};

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  dt {
    color: ${theme.color.muted};
  }

  dd {
    color: ${theme.color.ink};
    overflow-wrap: anywhere;
  }
`;

/** The delivery status of a mail. */
function MailFacts({ mail }: { readonly mail: Mail }) {
  const { toName, toAddress, status, createdAt, sentAt, dueAt, attempts, lastError } = mail;
  return (
    <List>
      <Fact name="To">{toName ? `${toName} <${toAddress}>` : toAddress}</Fact>
      <Fact name="Status">
        <MailStatusBadge status={status} />
      </Fact>
      <Fact name="Created">
        <Timestamp iso={createdAt} />
      </Fact>
      {sentAt ? (
        <Fact name="Sent">
          <Timestamp iso={sentAt} />
        </Fact>
      ) : null}
      {status === 'waiting' && dueAt ? (
        <Fact name="Next try">
          <Timestamp iso={dueAt} />
        </Fact>
      ) : null}
      <Fact name="Attempts">{attempts}</Fact>
      {lastError ? <Fact name="Last error">{lastError}</Fact> : null}
    </List>
  );
}
