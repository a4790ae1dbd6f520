import { usePollingInterval } from '@northcast/order-ui/live/use-polling-interval';
import type { AdminPost, PostEditors } from '@northcast/shared-contracts/api/entities';
import type { PostContent } from '@northcast/shared-contracts/api/posts';
import { postCategoryOf } from '@northcast/shared-contracts/content/post-categories';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { Button } from '@northcast/shared-ui/button/button';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Notice } from '../editing/notice';
import { postApi } from './post-calls';
import type { Written } from './post-content';
import { clockTime } from './save-line';

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

function wordsOf({ title, slug, excerpt, imageUrl, source, category }: Written): string {
  const fields = [
    `Address: ${slug}`,
    `Category: ${postCategoryOf(category)?.label ?? 'None'}`,
    `Cover picture: ${imageUrl || 'None'}`,
  ];
  return [title, fields.join('\n'), excerpt, source].join('\n\n');
}

/** The author may have scrolled down the text. */
const comeIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

/** Shown if somebody else saved the post in the meantime: both texts, and a choice between them. */
export function PostConflict({
  serverVersion,
  mine,
  onKeepMine,
  onUseServerVersion,
}: ConflictProps) {
  const { savedBy, savedAt } = serverVersion;
  const author = savedBy ? `By ${savedBy}` : 'Theirs';
  return (
    <Notice ref={comeIntoView} role="alert" aria-label={problems.stale}>
      {problems.stale}
      <Both>
        <Version whose={`${author}, ${formatDateTime(savedAt)}`} content={serverVersion} />
        <Version whose="Yours" content={mine} />
      </Both>
      <Cluster>
        <Button size="sm" onClick={onKeepMine}>
          Keep my text
        </Button>
        <Button size="sm" variant="secondary" onClick={onUseServerVersion}>
          Use theirs
        </Button>
      </Cluster>
    </Notice>
  );
}

function Version({ whose, content }: { readonly whose: string; readonly content: Written }) {
  return (
    <div>
      <dt>{whose}</dt>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keyboard too */}
      <dd tabIndex={0}>{wordsOf(content)}</dd>
    </div>
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
      <Cluster>
        <Button size="sm" onClick={onUse}>
          Use it
        </Button>
        <Button size="sm" variant="secondary" onClick={onDrop}>
          Leave it
        </Button>
      </Cluster>
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
