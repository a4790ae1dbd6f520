import { NavLink } from 'react-router-dom';
import type { NavigationPlace } from '../../registry/page-manifest';
import { useLinksAt } from './navigation-links';
import { Item } from './navigation-styles';

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
