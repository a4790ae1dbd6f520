import { services } from '@northcast/shared-contracts/catalogue/services';
import { useHost } from '@northcast/shared-contracts/host/host';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { formatDollars } from '@northcast/shared-contracts/texts/format';
import { Button } from '@northcast/shared-ui/button/button';
import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { Heading } from '@northcast/shared-ui/typography/typography';

export function Page() {
  const { openOrder } = useHost();
  return (
    <Section>
      <PageHead title="Services" />
      <Container>
        <Heading level={1}>Services</Heading>
        <ul>
          {services.map(({ slug, name, price }) => (
            <li key={slug}>
              {name} {formatDollars(price)} <Button onClick={() => openOrder(slug)}>Order Now</Button>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
