import type { Example } from '@northcast/shared-ui/example/example';
import { SkipLink } from '@northcast/shared-ui/skip-link/skip-link';

export const skipLinkExamples: readonly Example[] = [
  {
    name: 'Shown by Tab',
    render: () => (
      <>
        <SkipLink />
        <p>Press Tab from above this line.</p>
        <div id="main" tabIndex={-1} />
      </>
    ),
  },
];
