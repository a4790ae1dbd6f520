import { Container, ScrollRow, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Lead, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { SidePicture } from './side-picture';

interface ProcessStep {
  readonly title: string;
  readonly description: string;
}

/** Anchor of the hero's second action. */
export const processSectionId = 'process';

const processIntro = {
  heading: 'Five steps, one person responsible',
  text:
    'The same route for a podcast episode and for an AI project: you see every stage, and ' +
    'nothing goes out before you approve it.',
  turnaround: 'Average Turnaround: Same Day',
} as const;

const processSteps: readonly ProcessStep[] = [
  {
    title: 'Brief',
    description:
      'Choose a service and tell us the goal, the audience and the deadline. We answer with ' +
      'questions or a start time, not a sales deck.',
  },
  {
    title: 'Upload',
    description:
      'Send recordings of up to 2GB per episode, or the documents and sample cases for an AI ' +
      'project. We check them before we begin.',
  },
  {
    title: 'Editing',
    description:
      'An editor or engineer does the work: cut, mix and master, or build, connect and test ' +
      'against your own examples.',
  },
  {
    title: 'Review',
    description:
      'Listen, read or try it, and leave notes in one place. We work through them in the ' +
      'revision rounds your order includes.',
  },
  {
    title: 'Publish',
    description:
      'You get the final files, or we upload them to your host. AI systems go live with a ' +
      'hand-over session and written instructions.',
  },
];

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
