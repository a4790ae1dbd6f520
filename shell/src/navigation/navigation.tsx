import { brand } from '@northcast/shared-contracts/content/brand';
import { Container } from '@northcast/shared-ui/layout/layout';
import { Link, useLocation } from 'react-router-dom';
import { isPanel } from '../area/find-route';
import type { ShellStore } from '../store/store';
import { AccountButtons } from './account-buttons';
import { LinkList } from './link-list';
import { MobileMenu } from './mobile-menu';
import { Bar, Desktop, PanelContainer, Row, Wordmark } from './navigation-styles';
import { SearchItem } from './search-link';

export function Navigation({ shellStore }: { readonly shellStore: ShellStore }) {
  const { pathname } = useLocation();
  const isInPanel = isPanel(pathname);
  const Column = isInPanel ? PanelContainer : Container;
  return (
    <Bar>
      <Column>
        <Row>
          <Wordmark as={Link} to="/" aria-label={`${brand.name}, home`}>
            <img src="/images/mark.svg" alt="" width="28" height="28" />
            {brand.name}
          </Wordmark>
          {isInPanel ? null : (
            <>
              <Desktop aria-label="Main">
                <LinkList search={<SearchItem />} />
                <AccountButtons />
              </Desktop>
              <MobileMenu shellStore={shellStore} />
            </>
          )}
        </Row>
      </Column>
    </Bar>
  );
}
