import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { Heading } from '@northcast/shared-ui/typography/typography';

export function Page() {
  return (
    <Section>
      <PageHead title="Contact" />
      <Container>
        <Heading level={1}>Contact</Heading>
      </Container>
    </Section>
  );
}
