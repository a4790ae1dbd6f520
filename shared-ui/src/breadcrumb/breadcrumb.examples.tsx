import { Breadcrumb } from '@northcast/shared-ui/breadcrumb/breadcrumb';
import type { Example } from '@northcast/shared-ui/example/example';

export const breadcrumbExamples: readonly Example[] = [
  {
    name: 'Three levels',
    render: () => (
      <Breadcrumb
        items={[
          { label: 'Home', to: '/' },
          { label: 'Help Center', to: '/help' },
          { label: 'Levels and loudness' },
        ]}
      />
    ),
  },
];
