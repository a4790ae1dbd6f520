import type { AdminPost } from '@northcast/shared-contracts/api/entities';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { useHost } from '@northcast/shared-contracts/host/host';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import { Button } from '@northcast/shared-ui/button/button';
import { useLostFocus } from '@northcast/shared-ui/heading-focus/use-lost-focus';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useRef, useState } from 'react';
import { ScheduleDialog } from './schedule-dialog';
import type { usePublishing } from './use-publishing';
import { VersionsDialog } from './versions-dialog';

interface PostActionsProps {
  readonly post: AdminPost;
  readonly publishing: ReturnType<typeof usePublishing>;
  readonly flush: () => Promise<number | null>;
  readonly onRestored: (post: AdminPost) => void;
}

/** Actions on the whole post. */
export function PostActions({ post, publishing, flush, onRestored }: PostActionsProps) {
  const [open, setOpen] = useState<'schedule' | 'versions' | null>(null);
  const isPublic = post.status === 'published';
  const isScheduled = post.status === 'scheduled';
  const close = () => setOpen(null);
  const { running } = publishing;
  const isBusy = running !== null;
  const frame = useRef<HTMLDivElement>(null);
  useLostFocus(frame, () => frame.current?.querySelector<HTMLElement>('button:enabled')?.focus());
  return (
    <Cluster ref={frame}>
      <Button size="sm" busy={running === 'publish'} disabled={isBusy} onClick={publishing.publish}>
        {isPublic ? 'Publish changes' : 'Publish now'}
      </Button>
      {isPublic ? null : (
        <Button
          size="sm"
          variant="secondary"
          icon={<Icon name="calendar" />}
          onClick={() => setOpen('schedule')}
        >
          {isScheduled ? 'Change schedule' : 'Schedule'}
        </Button>
      )}
      {isPublic || isScheduled ? (
        <Button
          size="sm"
          variant="secondary"
          busy={running === 'unpublish'}
          disabled={isBusy}
          onClick={publishing.unpublish}
        >
          {isPublic ? 'Unpublish' : 'Cancel schedule'}
        </Button>
      ) : null}
      <PreviewButtons id={post.id} flush={flush} />
      <Button size="sm" variant="ghost" onClick={() => setOpen('versions')}>
        Versions
      </Button>
      {isScheduled && post.scheduledFor ? (
        <Text size="sm" tone="muted">
          {`Appears ${formatDateTime(post.scheduledFor)} as it was when it was scheduled.`}
        </Text>
      ) : null}
      {open === 'schedule' ? (
        <ScheduleDialog
          scheduledFor={post.scheduledFor}
          onSchedule={publishing.schedule}
          onClose={close}
        />
      ) : null}
      {open === 'versions' ? (
        <VersionsDialog
          id={post.id}
          onRestore={publishing.restore}
          onRestored={onRestored}
          onClose={close}
        />
      ) : null}
    </Cluster>
  );
}

const notPreviewed: ToastText = {
  title: 'Error',
  description:
    'There is no preview, because the post could not be saved. This page says why: resolve that, then press the button again.',
  tone: 'destructive',
};

/** Opens a window as wide as a phone, so that the preview uses the phone layout. */
const phone = 'popup,width=390,height=844';

/** Opens a preview of the saved draft, rendered as the article page, in a separate window. */
function PreviewButtons({ id, flush }: Pick<PostActionsProps, 'flush'> & { readonly id: string }) {
  const { showToast } = useHost();
  const show = async (features?: string) => {
    // Open the window before awaiting the save: browsers block a window that opens after the click.
    const shown = window.open('about:blank', `preview-${features ? 'phone' : 'page'}`, features);
    if ((await flush()) !== null) return shown?.location.replace(`/blog/preview/${id}`);
    shown?.close();
    showToast(notPreviewed);
  };
  return (
    <>
      <Button size="sm" variant="secondary" icon={<Icon name="eye" />} onClick={() => void show()}>
        Preview
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<Icon name="phone" />}
        onClick={() => void show(phone)}
      >
        Phone preview
      </Button>
    </>
  );
}
