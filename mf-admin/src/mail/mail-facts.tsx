import type { Mail } from '@northcast/shared-contracts/api/entities';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Timestamp } from '../timestamp/timestamp';
import { MailStatusBadge } from './mail-status';

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
export function MailFacts({ mail }: { readonly mail: Mail }) {
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

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
