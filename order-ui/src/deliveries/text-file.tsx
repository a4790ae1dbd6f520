import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import { Skeleton } from '@northcast/shared-ui/skeleton/skeleton';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { downloadPath } from '../files/file-list';

/** Maximum size in bytes; longer texts are only downloaded. */
const longest = 200_000;

const Content = styled.pre`
  max-height: 50vh;
  padding: ${theme.space[4]};
  overflow: auto;
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};
  font-family: inherit;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** Shows a text file, such as show notes, as plain text whatever it contains. */
export function TextFile({ file }: { readonly file: OrderFile }) {
  const { id, size } = file;
  const isLong = size > longest;
  const [text, setText] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (isLong) return undefined;
    const stop = new AbortController();
    fetch(downloadPath(id), { signal: stop.signal })
      .then((response) => {
        if (!response.ok) throw new Error(String(response.status));
        return response.text();
      })
      .then(setText)
      .catch(() => {
        if (!stop.signal.aborted) setFailed(true);
      });
    return () => stop.abort();
  }, [id, isLong]);
  if (isLong || hasFailed) {
    return (
      <Text size="sm" tone="muted">
        {isLong ? 'This text is long. Please download it.' : 'This text could not be shown here.'}
      </Text>
    );
  }
  if (text === null) return <Skeleton shape="block" />;
  return (
    <Content tabIndex={0} role="region" aria-label={file.name} dir="auto">
      {text}
    </Content>
  );
}
