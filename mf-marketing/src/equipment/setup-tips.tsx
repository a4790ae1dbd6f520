import { Container, Grid, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';

interface SetupTip {
  readonly title: string;
  readonly text: string;
}

const setupTipsHeading = 'Pro setup tips';

const setupTips: readonly SetupTip[] = [
  {
    title: 'Fix the room first',
    text:
      'Curtains, a sofa and a full bookshelf do more than a better microphone. Clap once: if you ' +
      'hear a ring, add soft material.',
  },
  {
    title: 'Speak from a hand away',
    text:
      'Keep 4 to 6 inches between mouth and microphone, slightly off to the side. Plosives pass ' +
      'by and the voice stays close.',
  },
  {
    title: 'Set levels on your loudest laugh',
    text:
      'Aim for recording peaks between -12 and -6 dBFS. A quiet track can be raised later; a ' +
      'clipped one cannot be repaired.',
  },
  {
    title: 'Record 30 seconds of silence',
    text:
      'Room tone at the start gives the editor material to remove noise and fill cuts. Leave ' +
      'fans and heating as they will be.',
  },
  {
    title: 'One track per voice',
    text:
      'Separate tracks let an editor lower a cough without touching the answer underneath it. ' +
      'Ask remote guests to record locally.',
  },
  {
    title: 'Wear headphones, all of you',
    text:
      'Loudspeakers feed every other voice back into your microphone. Closed-back headphones ' +
      'stop the echo at its source.',
  },
];

const Tip = styled.li`
  display: grid;
  gap: ${theme.space[2]};
  align-content: start;
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.control};
`;

export function SetupTips() {
  return (
    <Section tone="surface" space="md" aria-labelledby="tips">
      <Container>
        <Stack gap={6}>
          <Heading level={2} id="tips">
            {setupTipsHeading}
          </Heading>
          <Grid as="ol" columns={3} min="md" gap={6}>
            {setupTips.map(({ title, text }) => (
              <Tip key={title}>
                <Heading level={3} size="lg">
                  {title}
                </Heading>
                <Text tone="muted">{text}</Text>
              </Tip>
            ))}
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}
