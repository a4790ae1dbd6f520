import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useViewer } from '../viewer';

const Frame = styled.span`
  display: flex;
  align-items: center;
`;

interface CopyValueProps {
  /** What is copied, such as `number`. */
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
}

/** A value that the team copies by a button. Browsers give the clipboard to pages on https and localhost only. */
export function CopyValue({ name, value, children }: CopyValueProps) {
  const { showToast } = useHost();
  if (useViewer() !== 'administrator') return children;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      showToast(toasts.copied);
    } catch {
      showToast(toasts.copyFailed);
    }
  };
  return (
    <Frame>
      {children}
      <IconButton icon="copy" label={`Copy ${name}`} onClick={copy} />
    </Frame>
  );
}
