import { brand } from '@northcast/shared-contracts/brand';
import { Container } from '@northcast/shared-ui/layout/layout';
import { Link } from 'react-router-dom';
import { businessLinks, companyLinks, type FooterLink, legalLinks } from './footer-links';
import { Bottom, Columns, Contact, Frame, List, ListHeading } from './footer-styles';

function LinkColumn({ heading, links }: { heading: string; links: readonly FooterLink[] }) {
  return (
    <div>
      <ListHeading>{heading}</ListHeading>
      <List>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </List>
    </div>
  );
}

export function Footer() {
  return (
    <Frame>
      <Container>
        <Columns>
          <Contact>
            <strong>{brand.name}</strong>
            <span>{brand.legalName}</span>
            <span>{brand.registration}</span>
            <span>{brand.address}</span>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
            <a href={brand.phoneHref}>{brand.phone}</a>
          </Contact>
          <LinkColumn heading="Company" links={companyLinks} />
          <LinkColumn heading="Business" links={businessLinks} />
        </Columns>
        <Bottom>
          <span>
            © {brand.founded}–2026 {brand.legalName}
          </span>
          <List as="ul" data-inline="">
            {legalLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </List>
        </Bottom>
      </Container>
    </Frame>
  );
}
