import type { Example } from '@northcast/shared-ui/example/example';
import { Grid } from '@northcast/shared-ui/layout/layout';
import { TextArea } from '@northcast/shared-ui/text-area/text-area';

export const textAreaExamples: readonly Example[] = [
  {
    name: 'Plain, counted, invalid',
    render: () => (
      <Grid columns={3} gap={4}>
        <TextArea label="Project brief" input={{ name: 'brief' }} />
        <TextArea
          label="Message"
          limit={500}
          input={{ name: 'message', value: 'Two hosts, one guest.', readOnly: true }}
        />
        <TextArea
          label="Reply"
          error="Message must be at least 10 characters"
          input={{ name: 'reply', defaultValue: 'Hi' }}
        />
      </Grid>
    ),
  },
];
