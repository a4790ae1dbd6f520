import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { Words } from '../words';

const Frame = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  border-inline-start: ${theme.size.ring} solid ${theme.color.accent};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.accentSoft};
`;

interface ReplyProps {
  readonly text: string;
  readonly date: string | undefined;
  readonly title?: string;
}

export function Reply({ text, date, title = 'Reply from our team' }: ReplyProps) {
  return (
    <Frame>
      <Cluster justify="space-between" gap={2}>
        <Heading level={4} size="md">
          {title}
        </Heading>
        {date ? (
          <Text as="time" size="sm" tone="muted" dateTime={date}>
            {formatDateTime(date)}
          </Text>
        ) : null}
      </Cluster>
      <Words>{text}</Words>
    </Frame>
  );
}
