import { Icon } from '@northcast/shared-ui/icon/icon';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { adminApi } from '../calls/admin-api';
import { useSessionEnd } from '../calls/call-failure';
import { sectionsOf } from '../role/sections';
import { useRole } from '../role/use-role';

/** Styles of a sidebar item, link or button. */
export const itemStyles = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  padding: ${theme.space[3]};
  border: 0;
  border-radius: ${theme.radius.sm};
  background: none;
  color: ${theme.color.text};
  font-size: ${theme.font.sm};
  font-weight: 550;
  text-align: start;
  text-decoration: none;

  ${media.lg} {
    padding-block: ${theme.space[2]};
  }

  svg {
    color: ${theme.color.muted};
  }

  &:hover {
    background: ${theme.color.sunken};
    color: ${theme.color.ink};
  }

  &[aria-current='page'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentText};

    svg {
      color: inherit;
    }
  }

  ${media.forcedColors} {
    &[aria-current='page'] {
      outline: 2px solid;
    }
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
`;

const Entry = styled.li`
  display: grid;
  align-items: center;

  & > * {
    grid-area: 1 / 1;
  }
`;

const Item = styled(NavLink)`
  ${itemStyles}
`;

const Count = styled.span`
  justify-self: end;
  min-width: ${theme.space[5]};
  margin-inline-end: ${theme.space[3]};
  padding-inline: ${theme.space[2]};
  border-radius: ${theme.radius.full};
  background: ${theme.color.accentSoft};
  color: ${theme.color.accentText};
  font-size: ${theme.font.xs};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: center;
  pointer-events: none;
`;

/** Links to the panel's pages, each with its count of pending items. */
export function SectionLinks({ onChoose }: { readonly onChoose?: () => void }) {
  const { data: overview, error } = adminApi.useOverviewQuery();
  const id = useId();
  const role = useRole();
  useSessionEnd(error);
  return (
    <List>
      {sectionsOf(role).map(({ label, to, icon, waiting }) => {
        const count = (overview && waiting?.count(overview)) ?? 0;
        const countId = `${id}-${icon}`;
        return (
          <Entry key={to}>
            <Item
              to={to}
              end={to === '/admin'}
              onClick={onChoose}
              aria-describedby={count > 0 ? countId : undefined}
            >
              <Icon name={icon} />
              {label}
            </Item>
            {count > 0 ? (
              <Count id={countId}>
                {count.toLocaleString('en-US')}
                <VisuallyHidden> {waiting?.words}</VisuallyHidden>
              </Count>
            ) : null}
          </Entry>
        );
      })}
    </List>
  );
}
