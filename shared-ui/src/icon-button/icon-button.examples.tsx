import type { Example } from '@northcast/shared-ui/example/example';
import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import { Cluster } from '@northcast/shared-ui/layout/layout';

export const iconButtonExamples: readonly Example[] = [
  {
    name: 'Plain, dangerous, small, disabled',
    render: () => (
      <Cluster>
        <IconButton icon="edit" label="Edit order" />
        <IconButton icon="trash" label="Delete order" tone="danger" />
        <IconButton icon="reply" label="Reply" size="sm" />
        <IconButton icon="close" label="Close" disabled />
      </Cluster>
    ),
  },
];
