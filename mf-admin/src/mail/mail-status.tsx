import type { MailStatus } from '@northcast/shared-contracts/api/mails';
import type { BadgeTone } from '@northcast/shared-ui/badge/badge';
import { WordBadge } from '../list/cells';

export const mailStatusNames: Readonly<Record<MailStatus, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
};

const tones: Readonly<Record<MailStatus, BadgeTone>> = {
  waiting: 'warning',
  sent: 'success',
  failed: 'danger',
};

export function MailStatusBadge({ status }: { readonly status: MailStatus }) {
  return <WordBadge tone={tones[status]}>{mailStatusNames[status]}</WordBadge>;
}
