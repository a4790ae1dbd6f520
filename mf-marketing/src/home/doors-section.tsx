import { Card, CardLink } from '@northcast/shared-ui/card/card';
import { Container, Grid, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { ListenOpener } from '../listen/listen-opener';
import { doors } from './doors';

/** Visitors with a show and visitors with a company part here; both can hear what the work sounds like. */
export function DoorsSection() {
  return (
    <Section space="md" aria-labelledby="listen">
      <Container>
        <Stack gap={7}>
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
          <ListenOpener />
        </Stack>
      </Container>
    </Section>
  );
}
