import { Badge } from '@northcast/shared-ui/badge/badge';
import type { Example } from '@northcast/shared-ui/example/example';
import { Cluster } from '@northcast/shared-ui/layout/layout';

export const badgeExamples: readonly Example[] = [
  {
    name: 'Tones',
    render: () => (
      <Cluster>
        <Badge>Replied</Badge>
        <Badge tone="accent">GETTING STARTED</Badge>
        <Badge tone="solid">Most Popular</Badge>
        <Badge tone="warning">Awaiting confirmation</Badge>
        <Badge tone="info">In production</Badge>
        <Badge tone="success">Ready for delivery</Badge>
        <Badge tone="danger">Cancelled</Badge>
      </Cluster>
    ),
  },
];
