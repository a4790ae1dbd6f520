import type { Delivery, OrderFile } from '@northcast/shared-contracts/api/entities';
import { Card } from '@northcast/shared-ui/card/card';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { downloadPath } from '../files/file-list';
import { lazyPart } from '../section/lazy-part';
import { FileComments } from './file-comments';
import { TextFile } from './text-file';
import { inlinePath } from './version-audio';

/** Loaded with the first audio file. */
const AudioReview = lazyPart(async () => (await import('./audio-review')).AudioReview);

const Name = styled(Heading)`
  overflow-wrap: anywhere;
`;

const Picture = styled.img`
  max-width: 100%;
  height: auto;
  border-radius: ${theme.radius.md};
`;

const Video = styled.video`
  display: block;
  width: 100%;
  max-height: 70vh;
  border-radius: ${theme.radius.md};
  background: ${theme.color.inverse};
`;

const Frame = styled(Card)`
  gap: ${theme.space[3]};
`;

interface DeliveryFileProps {
  readonly deliveries: readonly Delivery[];
  readonly delivery: Delivery;
  readonly file: OrderFile;
}

/**
 * A file of a version, played, previewed or offered for download depending on its kind, with its
 * comments.
 */
export function DeliveryFile(props: DeliveryFileProps) {
  const { file } = props;
  return (
    <Frame padding="sm">
      <Cluster gap={3} justify="space-between">
        <Name level={4} size="md">
          {file.name}
        </Name>
        <FileLink file={file} />
      </Cluster>
      <FileView {...props} />
    </Frame>
  );
}

function FileLink({ file }: { readonly file: OrderFile }) {
  if (file.link) {
    return (
      <LinkButton
        href={file.link}
        target="_blank"
        rel="noopener noreferrer"
        variant="secondary"
        size="sm"
        icon={<Icon name="external" />}
        aria-label={`Open link: ${file.name}`}
      >
        Open link
      </LinkButton>
    );
  }
  if (file.state !== 'ready') return null;
  return (
    <LinkButton
      href={downloadPath(file.id)}
      download={file.name}
      variant="secondary"
      size="sm"
      icon={<Icon name="download" />}
      aria-label={`Download ${file.name}`}
    >
      Download
    </LinkButton>
  );
}

const stateTexts = {
  uploading: 'This file is still being uploaded.',
  checking: 'This file is being checked. It will be here in a moment.',
  refused: 'This file was refused.',
  deleted: 'This file is not kept any more.',
} as const;

function FileView({ deliveries, delivery, file }: DeliveryFileProps) {
  if (file.state !== 'ready') {
    return (
      <Text size="sm" tone="muted">
        {stateTexts[file.state]}
      </Text>
    );
  }
  if (!file.link && file.kind === 'audio') {
    return <AudioReview key={file.id} deliveries={deliveries} delivery={delivery} file={file} />;
  }
  if (!file.link && file.kind === 'video') return <VideoReview delivery={delivery} file={file} />;
  return (
    <>
      {file.link ? null : <Preview file={file} />}
      <FileComments delivery={delivery} file={file} />
    </>
  );
}

/** Previews images that browsers support, and short texts. */
function Preview({ file }: { readonly file: OrderFile }) {
  const [hasFailed, setFailed] = useState(false);
  if (file.kind === 'image' && !hasFailed) {
    return (
      <Picture
        src={inlinePath(file)}
        alt={file.name}
        loading="lazy"
        onError={() => setFailed(true)}
      />
    );
  }
  return file.kind === 'text' ? <TextFile file={file} /> : null;
}

function VideoReview({ delivery, file }: Omit<DeliveryFileProps, 'deliveries'>) {
  const video = useRef<HTMLVideoElement>(null);
  const [position, setPosition] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const seek = (ms: number) => {
    if (video.current) video.current.currentTime = ms / 1000;
  };
  return (
    <>
      <Video
        ref={video}
        controls
        preload="metadata"
        src={inlinePath(file)}
        aria-label={file.name}
        onTimeUpdate={(event) => setPosition(event.currentTarget.currentTime * 1000)}
        onError={() => setFailed(true)}
      />
      {hasFailed ? (
        <Text size="sm" tone="danger" role="alert">
          The file could not be played. Please reload the page, or download it.
        </Text>
      ) : null}
      <FileComments delivery={delivery} file={file} position={position} onSeek={seek} />
    </>
  );
}
