import type { ReactNode } from 'react';
import { NavigationItems } from './navigation-items';
import { List } from './navigation-styles';
import { ResourcesMenu } from './resources-menu';

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
