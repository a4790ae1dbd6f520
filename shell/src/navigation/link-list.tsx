import { IconFrame } from '@northcast/shared-ui/icon/icon-frame';
import { chevronDown } from '@northcast/shared-ui/icon/strokes';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { css, styled } from 'styled-components';
import type { NavigationPlace } from '../../registry/page-manifest';
import { useLinksAt } from './navigation-links';
import { Item, inBar, List } from './navigation-styles';
import { useDisclosure } from './use-disclosure';

/** The links of the bar and the mobile menu in order. Search is rendered differently in each. */
export function LinkList({ search }: { readonly search: ReactNode }) {
  return (
    <List>
      <NavigationItems place="start" />
      <ResourcesMenu />
      <NavigationItems place="end" />
      {search}
    </List>
  );
}

/** The links of one place as list items. */
export function NavigationItems({ place }: { readonly place: NavigationPlace }) {
  return useLinksAt(place).map(([path, label]) => (
    <li key={path}>
      <Item as={NavLink} to={path}>
        {label}
      </Item>
    </li>
  ));
}

const Details = styled.details`
  position: relative;
  & > summary {
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
`;

const Panel = styled.div`
  padding-inline-start: ${theme.space[4]};
  ${inBar(css`
    position: absolute;
    top: calc(100% + ${theme.space[2]});
    left: 0;
    min-width: ${theme.size.sm};
    padding: ${theme.space[2]};
    background: ${theme.color.raised};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.md};
    box-shadow: ${theme.elevation.middle};
    ul {
      flex-direction: column;
      align-items: stretch;
    }
  `)}
`;

/** A disclosure with further links; nothing if no remote has any. */
function ResourcesMenu() {
  const disclosure = useDisclosure();
  if (useLinksAt('resources').length === 0) return null;
  return (
    <li>
      <Details {...disclosure}>
        <Item as="summary">
          Resources
          <IconFrame strokes={chevronDown} />
        </Item>
        <Panel>
          <List>
            <NavigationItems place="resources" />
          </List>
        </Panel>
      </Details>
    </li>
  );
}
