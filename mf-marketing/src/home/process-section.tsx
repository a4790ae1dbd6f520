import { Container, ScrollRow, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Lead, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { processIntro, processSectionId, processSteps } from './process';
import { SidePicture } from './side-picture';

const Steps = styled(ScrollRow)`
  counter-reset: step;
`;

const Step = styled.li`
  display: grid;
  gap: ${theme.space[3]};
  grid-template-columns: auto minmax(0, 1fr);
  padding-top: ${theme.space[5]};
  border-top: 1px solid ${theme.color.line};
  counter-increment: step;

  &::before {
    content: counter(step) / '';
    min-width: ${theme.space[7]};
    color: ${theme.color.accentText};
    font-size: ${theme.font.x4};
    font-variant-numeric: tabular-nums;
    font-weight: 300;
    letter-spacing: -0.04em;
    line-height: 0.9;
  }
`;

/** The five steps of every order; target of the hero's second action. */
export function ProcessSection() {
  const { heading, text, turnaround } = processIntro;
  return (
    <Section tone="surface" id={processSectionId} aria-labelledby="process-heading">
      <Container>
        <Split align="start" wider="end">
          <Stack gap={5}>
            <Heading level={2} id="process-heading">
              {heading}
            </Heading>
            <Lead>{text}</Lead>
            <SidePicture src="/images/process.svg" />
            <Text tone="accentText" weight="strong">
              {turnaround}
            </Text>
          </Stack>
          <Steps as="ol" tabIndex={0} aria-labelledby="process-heading">
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
        </Split>
      </Container>
    </Section>
  );
}
