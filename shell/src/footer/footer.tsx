import { brand } from '@northcast/shared-contracts/content/brand';
import { Container } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLinksAt } from '../navigation/navigation-links';

const Frame = styled.footer`
  margin-top: auto;
  padding-block: ${theme.space[7]} ${theme.space[5]};
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};
  overflow-wrap: anywhere;
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.space[6]};
    color: ${theme.color.text};
    text-decoration: none;
  }
  a:hover {
    color: ${theme.color.accentText};
    text-decoration: underline;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[6]};
  ${media.md} {
    grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 1fr));
  }
`;

const Contact = styled.address`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  justify-items: start;
  gap: ${theme.space[1]};
  max-width: ${theme.size.lg};
  font-style: normal;
  strong {
    color: ${theme.color.ink};
    font-size: ${theme.font.lg};
    letter-spacing: -0.02em;
  }
  ${media.md} {
    grid-column: auto;
  }
`;

const ListHeading = styled.h2`
  margin-bottom: ${theme.space[2]};
  font-size: ${theme.font.sm};
  font-weight: 600;
`;

const List = styled.ul`
  display: grid;
  &[data-inline] {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space[5]};
  }
`;

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[6]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};
`;

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
          <List data-inline="">
            <Links place="legal" />
          </List>
        </Bottom>
      </Container>
    </Frame>
  );
}
