import type { EnquiryAnswer } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { MailStatusBadge } from '../../mail/mail-status';
import { useMailRetry } from '../../mail/use-mail-retry';
import { Timestamp } from '../../timestamp/timestamp';

const Frame = styled.article`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};

  &[data-ours] {
    background: ${theme.color.accentSoft};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[4]};
  font-size: ${theme.font.sm};
`;

const From = styled.h3`
  font-size: ${theme.font.sm};
  letter-spacing: 0;
`;

const Words = styled.p`
  color: ${theme.color.ink};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface LetterProps {
  readonly from: ReactNode;
  readonly at: string;
  readonly text: string;
  /** Written by an administrator. */
  readonly ours?: boolean;
  /** The delivery status. */
  readonly children?: ReactNode;
}

/** One item of a thread: author, time and full text. */
export function Letter({ from, at, text, ours = false, children }: LetterProps) {
  return (
    <Frame data-ours={ours || undefined}>
      <Head>
        <From>{from}</From>
        <Timestamp iso={at} />
      </Head>
      <Words>{text}</Words>
      {children}
    </Frame>
  );
}

/** An answer with the delivery status of its mail. */
export function EnquiryAnswerLetter({ answer }: { readonly answer: EnquiryAnswer }) {
  const { authorName, createdAt, text, delivery, mailError, mailId } = answer;
  const { sendAgain, isBusy } = useMailRetry();
  return (
    <Letter from={authorName} at={createdAt} text={text} ours>
      {delivery === undefined ? null : (
        <Cluster gap={2}>
          <MailStatusBadge status={delivery} />
          {mailError && delivery !== 'sent' ? <Text size="sm">{mailError}</Text> : null}
          {delivery === 'failed' ? (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => void sendAgain(mailId ?? '')}
              busy={isBusy}
              busyLabel="Sending..."
            >
              Send again
            </Button>
          ) : null}
        </Cluster>
      )}
    </Letter>
  );
}
