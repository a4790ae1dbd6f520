import { brand } from '@northcast/shared-contracts/content/brand';
import { Card, CardLink } from '@northcast/shared-ui/card/card';
import { Container, Grid, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { ActionPair } from '../action-pair/action-pair';
import { IntroText } from '../intro/intro-text';
import { Claims } from './claims';
import { processSectionId } from './process-section';

const hero = {
  headline: 'Working AI for your company. Finished episodes for your show.',
  text:
    `${brand.name} builds and runs AI systems for businesses, and edits, mixes and publishes ` +
    'podcasts. Fixed prices where the work is known, a written quote where it is not, paid once.',
  primaryAction: { label: 'START YOUR PROJECT', to: '/services' },
  secondaryAction: { label: 'SEE HOW IT WORKS', href: `#${processSectionId}` },
} as const;

/** The two entry points on the first screen. */
const doors = [
  {
    title: 'For your show',
    text: 'Services with a written scope and one price.',
    href: '/services',
  },
  {
    title: 'For your company',
    text: 'AI projects with weeks and price ranges.',
    href: '/ai',
  },
] as const;

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
          <IntroText headline={hero.headline} text={hero.text}>
            <ActionPair primary={hero.primaryAction} secondary={hero.secondaryAction} />
          </IntroText>
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

/** Sends podcasters and companies to their own pages. */
function DoorsRow() {
  return (
    <Grid min="xs" columns={2}>
      {doors.map(({ title, text, href }) => (
        <Card key={href}>
          <Stack gap={2}>
            <Heading level={2} size="xl">
              <CardLink to={href}>{title}</CardLink>
            </Heading>
            <Text size="sm">{text}</Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
