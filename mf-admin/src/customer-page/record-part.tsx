import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { relativeTime } from '@northcast/shared-contracts/content/texts/relative-time';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { Card } from '@northcast/shared-ui/card/card';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { SecondaryText } from '../list/cells';
import { useNow } from '../timestamp/use-now';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  padding-bottom: ${theme.space[2]};

  & > p {
    margin-inline-start: auto;
  }
`;

const List = styled.ul`
  display: grid;
  font-size: ${theme.font.sm};
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${theme.space[3]};
  align-items: baseline;
  padding-block: ${theme.space[2]};
  border-top: 1px solid ${theme.color.line};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const Age = styled.time`
  color: ${theme.color.muted};
  font-size: ${theme.font.xs};
`;

interface RecordRow {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly detail?: string;
  readonly createdAt: string;
}

interface RecordPartProps {
  readonly title: string;
  readonly count: number;
  /** Text beside the count. */
  readonly note?: string;
  readonly empty: string;
  /** Address of the complete list. */
  readonly all?: string;
  readonly rows: readonly RecordRow[];
}

/** The newest entries of one kind in a customer's record, each a link. */
export function RecordPart({ title, count, note, empty, all, rows }: RecordPartProps) {
  const id = useId();
  const now = useNow();
  return (
    <Card as="section" padding="sm" aria-labelledby={id}>
      <Head>
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        <Badge>{count.toLocaleString('en-US')}</Badge>
        {note ? (
          <Text size="sm" weight="medium">
            {note}
          </Text>
        ) : null}
      </Head>
      {rows.length === 0 ? (
        <Text size="sm" tone="muted">
          {empty}
        </Text>
      ) : (
        <List>
          {rows.map((row) => (
            <Line key={row.id}>
              <Link to={row.to}>{row.title}</Link>
              <Age dateTime={row.createdAt} title={formatDateTime(row.createdAt)}>
                {relativeTime(row.createdAt, now)}
              </Age>
              {row.detail ? <SecondaryText>{row.detail}</SecondaryText> : null}
            </Line>
          ))}
        </List>
      )}
      {all && count > rows.length ? (
        <Text size="sm">
          <Link to={all}>
            Show all<VisuallyHidden> {title.toLowerCase()}</VisuallyHidden>
          </Link>
        </Text>
      ) : null}
    </Card>
  );
}
