import { Cluster, Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { Claims } from './claims';
import { hero } from './hero';

/** On a phone the picture comes last, below the first screen: the words are what is painted first. They take the first free cell. */
const Frame = styled.div`
  display: grid;
  gap: ${theme.space[7]} ${theme.space[6]};
  grid-template-areas: 'words' 'claims' 'picture';
  grid-template-columns: minmax(0, 1fr);
  align-items: center;

  ${media.lg} {
    grid-template-areas: 'words picture' 'claims claims';
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    row-gap: ${theme.space[8]};
  }
`;

const Picture = styled.img`
  grid-area: picture;
`;

/** What the company does, in one sentence of each kind, and the two ways on. */
export function HeroSection() {
  const { headline, subHeadline, primaryAction, secondaryAction } = hero;
  return (
    <Section space="md">
      <Container>
        <Frame>
          <Stack gap={5}>
            <Heading level={1} size="x5">
              {headline}
            </Heading>
            <Lead>{subHeadline}</Lead>
            <Cluster>
              <LinkButton to={primaryAction.href} size="lg">
                {primaryAction.label}
              </LinkButton>
              <LinkButton href={secondaryAction.href} variant="secondary" size="lg">
                {secondaryAction.label}
              </LinkButton>
            </Cluster>
          </Stack>
          <Picture
            src="/images/hero.svg"
            alt="Episode: raw, finished. Form: read, approved, entered"
            width={960}
            height={660}
          />
          <Claims />
        </Frame>
      </Container>
    </Section>
  );
}
