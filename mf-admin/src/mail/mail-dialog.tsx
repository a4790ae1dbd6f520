import type { Mail } from '@northcast/shared-contracts/api/entities';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { adminApi } from '../calls/admin-api';
import { useCallFailure } from '../calls/call-failure';
import { CopyButton } from './copy-button';
import { MailFacts } from './mail-facts';

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
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const [retry, { isLoading }] = adminApi.useRetryMailMutation();
  const sendAgain = async () => {
    const { error } = await retry({ id: mail.id });
    if (error) showFailure('retryMail', error);
    else showToast(toasts.mailRetried);
  };
  return (
    <Dialog open size="lg" title={mail.subject} onClose={onClose} locked={isLoading}>
      <DialogBody>
        <MailFacts mail={mail} />
        {mail.text ? (
          <Words>{mail.text}</Words>
        ) : (
          <Text tone="muted">
            {mail.status === 'sent'
              ? 'The text held a link that only its reader may follow. It is not kept once it is sent.'
              : 'The text holds a link into the team, so only owners can read it.'}
          </Text>
        )}
      </DialogBody>
      <DialogFooter>
        {mail.text ? <CopyButton text={mail.text} /> : null}
        {mail.status === 'failed' ? (
          <Button
            icon={<Icon name="refresh" />}
            onClick={sendAgain}
            busy={isLoading}
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
