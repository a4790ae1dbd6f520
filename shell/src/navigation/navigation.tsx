import { brand } from '@northcast/shared-contracts/content/brand';
import { Container } from '@northcast/shared-ui/layout/layout';
import { Link, useLocation } from 'react-router-dom';
import { AccountButtons } from './account-buttons';
import { isPanel } from './is-panel';
import { LinkList } from './link-list';
import { MobileMenu } from './mobile-menu';
import { Bar, Desktop, Row, Wordmark } from './navigation-styles';

/** The bar at the top of every page. */
export function Navigation() {
  const { pathname } = useLocation();
  return (
    <Bar>
      <Container>
        <Row>
          <Wordmark as={Link} to="/" aria-label={`${brand.name}, home`}>
            <img src="/images/mark.svg" alt="" width="28" height="28" />
            {brand.name}
          </Wordmark>
          {isPanel(pathname) ? null : (
            <>
              <Desktop aria-label="Main">
                <LinkList />
                <AccountButtons />
              </Desktop>
              <MobileMenu />
            </>
          )}
        </Row>
      </Container>
    </Bar>
  );
}
