import { TabLinks } from '@northcast/shared-ui/tab-links/tab-links';
import { adminApi } from '../calls/admin-api';

/**
 * Tabs for customers' messages and contact-form enquiries, each with its count of pending items.
 */
export function MessageTabs({ current }: { readonly current: 'messages' | 'enquiries' }) {
  const { data: overview } = adminApi.useOverviewQuery();
  return (
    <TabLinks
      label="Messages and enquiries"
      items={[
        {
          label: 'Messages',
          to: '/admin/messages',
          isCurrent: current === 'messages',
          count: overview?.unansweredMessages ?? null,
        },
        {
          label: 'Enquiries',
          to: '/admin/messages?tab=enquiries',
          isCurrent: current === 'enquiries',
          count: overview?.enquiries ?? null,
        },
      ]}
    />
  );
}
