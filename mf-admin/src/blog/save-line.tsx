import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import type { SaveState } from './use-post-version';

const Line = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};
  font-variant-numeric: tabular-nums;

  &[data-trouble] {
    color: ${theme.color.danger};
  }
`;

/** Shows whether the content is saved on the server, as a polite live region. */
export function SaveLine({ state }: { readonly state: SaveState }) {
  const isTrouble = state.kind === 'offline' || state.kind === 'refused';
  return (
    <Line role="status" data-trouble={isTrouble || undefined}>
      {wordsOf(state)}
    </Line>
  );
}

/** `14:03`; with the date if that is not today. */
export function clockTime(iso: string): string {
  const time = new Date(iso);
  if (time.toDateString() !== new Date().toDateString()) return formatDateTime(iso);
  return time.toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

function wordsOf(state: SaveState): string {
  switch (state.kind) {
    case 'saved':
      return `Saved ${clockTime(state.at)}`;
    case 'unsaved':
      return 'Not saved yet';
    case 'saving':
      return 'Saving…';
    case 'offline':
      return 'Not saved: no connection';
    default:
      return `Not saved: ${state.reason}`;
  }
}
