import { Container, Grid, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { setupTips, setupTipsHeading } from './setup-tips';

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
