import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { SectionHead } from '../section-head/section-head';
import { partner, partnerPoints } from './partner';

const Frame = styled(Section)`
  padding-bottom: 0;
`;

/** One term a line: its name at the left, what it means at the right. */
const Term = styled.li`
  display: grid;
  gap: ${theme.space[2]} ${theme.space[5]};
  padding-block: ${theme.space[5]};
  border-top: 1px solid ${theme.color.line};

  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
  }
`;

/** The terms that make clients come back. */
export function PartnerSection() {
  return (
    <Frame aria-labelledby="partner">
      <Container>
        <SectionHead id="partner" {...partner} />
        <ul>
          {partnerPoints.map(({ title, description }) => (
            <Term key={title}>
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
