import { Card, CardLink } from '@northcast/shared-ui/card/card';
import { Grid, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { doors } from './doors';

/** Sends podcasters and companies to their own pages. */
export function DoorsRow() {
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
