import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import { IntroText } from '../intro/intro-text';
import { Claims } from './claims';
import { DoorsRow } from './doors-row';
import { hero } from './hero';

/**
 * On a phone the picture is below the first screen. On a wide screen it is beside the text, and the
 * claims and entry points fill the rows below.
 */
const Frame = styled.div`
  display: grid;
  gap: ${theme.space[7]} ${theme.space[6]};
  align-items: center;

  ${media.lg} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    row-gap: ${theme.space[8]};

    dl,
    & > :last-child {
      grid-column: 1 / -1;
    }

    dl {
      grid-row: 2;
    }
  }
`;

/** What the company does for each audience, and the two main actions. */
export function HeroSection() {
  return (
    <Section space="md">
      <Container>
        <Frame>
          <IntroText {...hero} />
          <Claims />
          <img
            src="/images/hero.svg"
            alt="Episode: raw, finished. Form: read, approved, entered"
            width={960}
            height={660}
          />
          <DoorsRow />
        </Frame>
      </Container>
    </Section>
  );
}
