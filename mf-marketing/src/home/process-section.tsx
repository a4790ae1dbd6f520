import { Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Lead, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { processIntro, processSectionId, processSteps } from './process';

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[7]};
  grid-template-columns: minmax(0, 1fr);

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    gap: ${theme.space[9]};
  }
`;

const About = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  align-content: start;

  ${media.lg} {
    position: sticky;
    top: calc(${theme.size.bar} + ${theme.space[7]});
    align-self: start;
  }
`;

const Turnaround = styled.p`
  padding-top: ${theme.space[4]};
  border-top: 2px solid ${theme.color.accent};
  color: ${theme.color.ink};
  font-size: ${theme.font.xl};
  font-weight: 600;
  letter-spacing: -0.02em;
`;

const Steps = styled.ol`
  counter-reset: step;
`;

const Step = styled.li`
  display: grid;
  gap: ${theme.space[2]} ${theme.space[5]};
  grid-template-columns: calc(${theme.space[7]} + ${theme.space[2]}) minmax(0, 1fr);
  padding-block: ${theme.space[6]};
  border-top: 1px solid ${theme.color.line};
  counter-increment: step;

  &::before {
    content: counter(step) / '';
    color: ${theme.color.accentText};
    font-size: ${theme.font.x4};
    font-variant-numeric: tabular-nums;
    font-weight: 300;
    letter-spacing: -0.04em;
    line-height: 0.9;
  }
`;

/** The five steps of every order. The hero's second action leads here. */
export function ProcessSection() {
  const { heading, text, turnaround } = processIntro;
  return (
    <Section tone="surface" id={processSectionId} aria-labelledby="process-heading">
      <Container>
        <Frame>
          <About>
            <Heading level={2} id="process-heading">
              {heading}
            </Heading>
            <Lead>{text}</Lead>
            <img src="/images/process.svg" alt="" width={480} height={360} loading="lazy" />
            <Turnaround>{turnaround}</Turnaround>
          </About>
          <Steps>
            {processSteps.map(({ title, description }) => (
              <Step key={title}>
                <Stack gap={2}>
                  <Heading level={3} size="x2">
                    {title}
                  </Heading>
                  <Text tone="muted">{description}</Text>
                </Stack>
              </Step>
            ))}
          </Steps>
        </Frame>
      </Container>
    </Section>
  );
}
