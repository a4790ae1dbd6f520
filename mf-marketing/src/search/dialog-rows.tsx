import { theme } from '@northcast/shared-ui/theme/theme';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { excerptOf, MarkedText } from './found-text';
import { type FoundGroup, groupName } from './search';

const GroupName = styled.h3`
  padding: ${theme.space[1]} ${theme.space[3]};
  color: ${theme.color.muted};
  font-size: ${theme.font.xs};
  font-weight: 600;
`;

const Groups = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  margin-inline: -${theme.space[3]};
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${theme.space[3]};
  align-content: center;
  min-height: ${theme.size.control};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.ink};
  text-decoration: none;

  &:hover,
  &:focus-visible {
    background: ${theme.color.sunken};
  }

  & > span {
    grid-column: 1;
  }
`;

const Excerpt = styled.span`
  overflow: hidden;
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Price = styled.p`
  grid-column: 2;
  grid-row: 1;
  font-variant-numeric: tabular-nums;
`;

/** Maximum results per kind; the page, to which the dialog links, has all. */
const mostOfKind = 4;

interface DialogRowsProps {
  readonly groups: readonly FoundGroup[];
  readonly onFollow: () => void;
}

/** The best results of each kind, one link each. */
export function DialogRows({ groups, onFollow }: DialogRowsProps) {
  const id = useId();
  return (
    <Groups>
      {groups.map(({ kind, found }) => (
        <section key={kind} aria-labelledby={`${id}-${kind}`}>
          <GroupName id={`${id}-${kind}`}>{groupName(kind)}</GroupName>
          <ul>
            {found.slice(0, mostOfKind).map((each) => (
              <li key={each.entry.to}>
                <Row to={each.entry.to} onClick={onFollow} data-result="">
                  <span>
                    <MarkedText text={each.entry.title} terms={each.terms} />
                  </span>
                  {each.entry.price === undefined ? null : <Price>{each.entry.price}</Price>}
                  <Excerpt>
                    <MarkedText text={excerptOf(each)} terms={each.terms} />
                  </Excerpt>
                </Row>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Groups>
  );
}
