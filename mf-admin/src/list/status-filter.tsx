import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ListControl } from './use-list-state';

const Frame = styled.nav`
  min-width: 0;
  max-width: 100%;
`;

const List = styled.ul`
  display: flex;
  gap: ${theme.space[1]};
  padding: ${theme.space[1]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};
  /* A single line that scrolls if it is wider than the screen. */
  overflow-x: auto;
  scrollbar-width: none;
`;

const Choice = styled(Link)`
  display: block;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};
  font-weight: 550;
  line-height: ${theme.space[5]};
  text-decoration: none;
  white-space: nowrap;

  ${media.md} {
    padding-block: ${theme.space[1]};
    font-size: ${theme.font.xs};
    line-height: calc(${theme.space[4]} + ${theme.space[1]});
  }

  &:hover {
    color: ${theme.color.ink};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    background: ${theme.color.raised};
    box-shadow: 0 1px 2px ${theme.color.shadow};
    color: ${theme.color.ink};
  }

  ${media.forcedColors} {
    &[aria-current] {
      outline: 2px solid;
      outline-offset: -2px;
    }
  }
`;

interface StatusFilterProps {
  readonly control: ListControl;
  readonly names: Readonly<Record<string, string>>;
}

/** Buttons that filter by status; the URL holds the choice. */
export function StatusFilter({ control, names }: StatusFilterProps) {
  const choices = [['', 'All'], ...Object.entries(names)] as const;
  return (
    <Frame aria-label="Filter by status">
      <List>
        {choices.map(([status = '', name]) => (
          <li key={status}>
            <Choice
              {...control.linkTo({ status })}
              aria-current={control.state.status === status ? 'true' : undefined}
            >
              {name}
            </Choice>
          </li>
        ))}
      </List>
    </Frame>
  );
}
