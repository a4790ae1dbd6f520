import { plainLinks, servicesLink } from './links';
import { NavigationItem } from './navigation-item';
import { List } from './navigation-styles';
import { ResourcesMenu } from './resources-menu';

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
