import type { Example } from '@northcast/shared-ui/example/example';
import { TabLinks } from '@northcast/shared-ui/tab-links/tab-links';

export const tabLinksExamples: readonly Example[] = [
  {
    name: 'With counts',
    render: () => (
      <TabLinks
        label="Kinds of message"
        items={[
          { label: 'Messages', to: '/admin/messages', isCurrent: true, count: 12 },
          { label: 'Enquiries', to: '/admin/messages?tab=enquiries', isCurrent: false, count: 3 },
        ]}
      />
    ),
  },
];
