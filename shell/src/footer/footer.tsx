import { brand } from '@northcast/shared-contracts/content/brand';
import { Container } from '@northcast/shared-ui/layout/layout';
import { Link } from 'react-router-dom';
import { useLinksAt } from '../navigation/navigation-links';
import { Bottom, Columns, Contact, Frame, List, ListHeading } from './footer-styles';

interface LinksProps {
  readonly place: 'company' | 'business' | 'legal';
}

function Links({ place }: LinksProps) {
  return useLinksAt(place).map(([path, label]) => (
    <li key={path}>
      <Link to={path}>{label}</Link>
    </li>
  ));
}

function LinkColumn({ heading, place }: LinksProps & { readonly heading: string }) {
  return (
    <div>
      <ListHeading>{heading}</ListHeading>
      <List>
        <Links place={place} />
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
          <LinkColumn heading="Company" place="company" />
          <LinkColumn heading="Business" place="business" />
        </Columns>
        <Bottom>
          <span>
            © {brand.founded} {brand.legalName}
          </span>
          <List as="ul" data-inline="">
            <Links place="legal" />
          </List>
        </Bottom>
      </Container>
    </Frame>
  );
}
