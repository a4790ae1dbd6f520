import type { ReactNode } from 'react';
import { NavigationItems } from './navigation-items';
import { List } from './navigation-styles';
import { ResourcesMenu } from './resources-menu';

/** The links of the bar and of the mobile menu, in their order; the search is drawn in two ways. */
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
