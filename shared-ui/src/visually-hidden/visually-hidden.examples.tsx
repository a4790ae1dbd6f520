import type { Example } from '@northcast/shared-ui/example/example';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';

export const visuallyHiddenExamples: readonly Example[] = [
  {
    name: 'A unit that is read out',
    render: () => (
      <p>
        15 min<VisuallyHidden>utes of reading</VisuallyHidden>
      </p>
    ),
  },
];
