import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import type { Example } from '@northcast/shared-ui/example/example';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';

export const errorPanelExamples: readonly Example[] = [
  {
    name: 'With Retry and a way on',
    render: () => (
      <ErrorPanel
        title="Failed to load blog posts"
        text="Please try again later."
        onRetry={() => {}}
        action={
          <LinkButton to="/" variant="secondary">
            Home
          </LinkButton>
        }
      />
    ),
  },
];
