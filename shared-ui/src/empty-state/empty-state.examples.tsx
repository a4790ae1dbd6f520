import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import type { Example } from '@northcast/shared-ui/example/example';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';

export const emptyStateExamples: readonly Example[] = [
  {
    name: 'With a way to fill it',
    render: () => (
      <EmptyState
        title="No orders yet"
        text="What you order appears here, with its progress."
        action={<LinkButton to="/services">Browse Services</LinkButton>}
      />
    ),
  },
  {
    name: 'Without',
    render: () => (
      <EmptyState
        icon="search"
        title="No blog posts available"
        text="Check back soon for new content!"
      />
    ),
  },
];
