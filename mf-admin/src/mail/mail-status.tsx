import type { MailStatus } from '@northcast/shared-contracts/api/mails';
import { Badge, type BadgeTone } from '@northcast/shared-ui/badge/badge';
import styled from 'styled-components';

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

/** One word, which a narrow column must not break. */
const Word = styled(Badge)`
  white-space: nowrap;
`;

export function MailStatusBadge({ status }: { readonly status: MailStatus }) {
  return <Word tone={tones[status]}>{mailStatusNames[status]}</Word>;
}
