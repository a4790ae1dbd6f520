import { NavigationItems } from './navigation-items';
import { List } from './navigation-styles';
import { ResourcesMenu } from './resources-menu';

/** The links of the bar and of the mobile menu, in their order. */
export function LinkList() {
  return (
    <List>
      <NavigationItems place="start" />
      <ResourcesMenu />
      <NavigationItems place="end" />
    </List>
  );
}
