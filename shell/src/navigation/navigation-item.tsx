import { NavLink } from 'react-router-dom';
import type { NavigationLink } from './links';
import { Item } from './navigation-styles';

export function NavigationItem({ label, to }: NavigationLink) {
  return (
    <li>
      <Item as={NavLink} to={to}>
        {label}
      </Item>
    </li>
  );
}
