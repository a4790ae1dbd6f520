import { usePollingInterval } from '@northcast/order-ui/live/use-polling-interval';
import type { AdminPost, PostEditors } from '@northcast/shared-contracts/api/entities';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { Button } from '@northcast/shared-ui/button/button';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Notice } from '../editing/notice';
import { postApi } from './post-calls';
import type { PostContent } from './post-content';
import { clockTime } from './save-line';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;

const Both = styled.dl`
  display: grid;
  gap: ${theme.space[3]};

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  dt {
    color: ${theme.color.muted};
  }

  dd {
    max-height: ${theme.size.sm};
    margin: 0;
    overflow: auto;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

interface ConflictProps {
  readonly serverVersion: AdminPost;
  readonly mine: PostContent;
  readonly onKeepMine: () => void;
  readonly onUseServerVersion: () => void;
}

const wordsOf = ({ title, excerpt, source }: Omit<PostContent, 'category'>) =>
  [title, excerpt, source].join('\n\n');

/** Shown if somebody else saved the post in the meantime: both texts, and a choice between them. */
export function PostConflict({
  serverVersion,
  mine,
  onKeepMine,
  onUseServerVersion,
}: ConflictProps) {
  return (
    <Notice role="alert" aria-label={problems.stale}>
      {problems.stale}
      <Both>
        <div>
          <dt>{serverVersion.savedBy ? `By ${serverVersion.savedBy}` : 'Theirs'}</dt>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keyboard too */}
          <dd tabIndex={0}>{wordsOf(serverVersion)}</dd>
        </div>
        <div>
          <dt>Yours</dt>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keyboard too */}
          <dd tabIndex={0}>{wordsOf(mine)}</dd>
        </div>
      </Both>
      <Ways>
        <Button size="sm" onClick={onKeepMine}>
          Keep my text
        </Button>
        <Button size="sm" variant="secondary" onClick={onUseServerVersion}>
          Use theirs
        </Button>
      </Ways>
    </Notice>
  );
}

/** Offers unsaved content from an earlier visit. */
export function KeptNotice({
  onUse,
  onDrop,
}: {
  readonly onUse: () => void;
  readonly onDrop: () => void;
}) {
  return (
    <Notice role="status">
      Some of your text was not saved the last time.
      <Ways>
        <Button size="sm" onClick={onUse}>
          Use it
        </Button>
        <Button size="sm" variant="secondary" onClick={onDrop}>
          Leave it
        </Button>
      </Ways>
    </Notice>
  );
}

/** Milliseconds between two announcements that this editor is open. */
const sign = 15_000;

/** Who else has the post open. */
export function OtherEditors({ id }: { readonly id: string }) {
  const [announce] = postApi.useAnnouncePostEditorMutation();
  const [others, setOthers] = useState<PostEditors['others']>([]);
  const interval = usePollingInterval(sign);
  useEffect(() => {
    if (interval === 0) return;
    let isGone = false;
    const tell = async () => {
      const { data } = await announce({ id });
      if (data && !isGone) setOthers(data.others);
    };
    void tell();
    const timer = setInterval(() => void tell(), interval);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [announce, id, interval]);
  if (others.length === 0) return null;
  return (
    <Notice role="status">
      {others.map(({ name, since }) => (
        <p key={name}>{`${name} is editing this too, since ${clockTime(since)}.`}</p>
      ))}
    </Notice>
  );
}
