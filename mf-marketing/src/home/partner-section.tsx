import { Icon } from '@northcast/shared-ui/icon/icon';
import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Lead, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { partner, partnerPoints } from './partner';

const Frame = styled(Section)`
  padding-bottom: 0;
`;

const Head = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[7]};
`;

/** One term a line: its name at the left, what it means at the right. */
const Term = styled.li`
  display: grid;
  gap: ${theme.space[2]} ${theme.space[5]};
  grid-template-columns: 1.5rem minmax(0, 1fr);
  padding-block: ${theme.space[5]};
  border-top: 1px solid ${theme.color.line};

  & > svg {
    margin-top: 0.1875rem;
    color: ${theme.color.accentText};
  }

  & > p {
    grid-column: 2;
  }

  ${media.md} {
    grid-template-columns: 1.5rem minmax(0, 1fr) minmax(0, 1.4fr);

    & > p {
      grid-column: 3;
    }
  }
`;

/** The terms that make clients come back. */
export function PartnerSection() {
  return (
    <Frame aria-labelledby="partner">
      <Container>
        <Head>
          <Heading level={2} id="partner">
            {partner.heading}
          </Heading>
          <Lead>{partner.text}</Lead>
        </Head>
        <ul>
          {partnerPoints.map(({ icon, title, description }) => (
            <Term key={title}>
              <Icon name={icon} />
              <Heading level={3} size="lg">
                {title}
              </Heading>
              <Text tone="muted">{description}</Text>
            </Term>
          ))}
        </ul>
      </Container>
    </Frame>
  );
}
