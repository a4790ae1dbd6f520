import { Icon } from '@northcast/shared-ui/icon/icon';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { styled } from 'styled-components';
import { resourceLinks } from './links';
import { NavigationItem } from './navigation-item';
import { Item, List } from './navigation-styles';
import { useDisclosure } from './use-disclosure';

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
  ${media.lg} {
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
  }
`;

export function ResourcesMenu() {
  return (
    <Details {...useDisclosure()}>
      <Item as="summary">
        Resources
        <Icon name="chevron-down" />
      </Item>
      <Panel>
        <List>
          {resourceLinks.map((link) => (
            <NavigationItem key={link.to} {...link} />
          ))}
        </List>
      </Panel>
    </Details>
  );
}
