import { NavLink } from 'react-router-dom';
import { type NavigationLink, plainLinks, servicesLink } from './links';
import { Item, List } from './navigation-styles';
import { ResourcesMenu } from './resources-menu';

export function NavigationItem({ label, to }: NavigationLink) {
  return (
    <li>
      <Item as={NavLink} to={to}>
        {label}
      </Item>
    </li>
  );
}

/** The links of the bar and of the mobile menu, in their order. */
export function LinkList() {
  return (
    <List>
      <NavigationItem {...servicesLink} />
      <li>
        <ResourcesMenu />
      </li>
      {plainLinks.map((link) => (
        <NavigationItem key={link.to} {...link} />
      ))}
    </List>
  );
}
