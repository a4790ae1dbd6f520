import type { BusinessNeeds } from '@northcast/shared-contracts/api/entities';
import { relativeTime } from '@northcast/shared-contracts/content/texts/relative-time';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { Card } from '@northcast/shared-ui/card/card';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Grid } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useNow } from '../timestamp/use-now';
import { needText } from './need-text';

type Group = BusinessNeeds['groups'][number];

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding-bottom: ${theme.space[2]};
  color: ${theme.color.muted};

  & > :last-child {
    margin-inline-start: auto;
  }
`;

const List = styled.ul`
  display: grid;
`;

const Line = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${theme.space[3]};
  align-items: baseline;
  padding-block: ${theme.space[2]};
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.text};
  font-size: ${theme.font.sm};
  line-height: 1.4;
  text-decoration: none;

  &:hover > :first-child {
    text-decoration: underline;
    text-underline-offset: ${theme.space[1]};
  }
`;

const Title = styled.span`
  overflow: hidden;
  color: ${theme.color.ink};
  font-weight: 550;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Person = styled(Title)`
  grid-column: 1 / -1;
  color: ${theme.color.muted};
  font-size: ${theme.font.xs};
  font-weight: 400;
`;

const Age = styled.time`
  color: ${theme.color.muted};
  font-size: ${theme.font.xs};
  white-space: nowrap;
`;

/** Pending work for the team; each item is a link. */
export function Needs({ groups, late }: BusinessNeeds) {
  const all = late ? [late, ...groups] : groups;
  if (all.length === 0) {
    return (
      <EmptyState
        icon="check"
        title="Nothing waits for you"
        text="Every order is on its way and every message is answered. Enjoy the quiet."
      />
    );
  }
  return (
    <Grid min="md" columns={3} gap={4}>
      {all.filter(isKnown).map((group) => (
        <NeedCard key={group.kind} group={group} />
      ))}
    </Grid>
  );
}

/** Ignores kinds that only a newer server knows. */
const isKnown = ({ kind }: Group) => kind in needText;

function NeedCard({ group: { kind, total, entries } }: { readonly group: Group }) {
  const now = useNow();
  const { title, icon, to, all } = needText[kind];
  const count = total.toLocaleString('en-US');
  const more = total - entries.length;
  return (
    <Card as="section" padding="sm" aria-labelledby={`need-${kind}`}>
      <Head>
        <Icon name={icon} />
        <Heading level={3} size="md" id={`need-${kind}`}>
          {title}
        </Heading>
        <Badge tone="accent">{count}</Badge>
      </Head>
      <List>
        {entries.map((need) => (
          <li key={need.id}>
            <Line to={to(need)}>
              <Title>{need.title}</Title>
              <Age dateTime={need.since}>
                <VisuallyHidden>, </VisuallyHidden>
                {relativeTime(need.since, now)}
              </Age>
              <Person>
                <VisuallyHidden>, </VisuallyHidden>
                {need.person}
              </Person>
            </Line>
          </li>
        ))}
      </List>
      {all ? (
        <Text size="sm">
          <Link to={all}>
            Show all<VisuallyHidden> {title.toLowerCase()}</VisuallyHidden>
          </Link>
        </Text>
      ) : more > 0 ? (
        <Text size="sm" tone="muted">
          and {more.toLocaleString('en-US')} more
        </Text>
      ) : null}
    </Card>
  );
}
