import { Card } from '@northcast/shared-ui/card/card';
import type { Example } from '@northcast/shared-ui/example/example';
import { Quote } from '@northcast/shared-ui/quote/quote';

export const quoteExamples: readonly Example[] = [
  {
    name: 'In a card',
    render: () => (
      <Card padding="lg">
        <Quote name="Ada Osei" about="Host of The Long Signal">
          We record at nine and publish at six. I have not opened an editor in a year.
        </Quote>
      </Card>
    ),
  },
];
