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

export const clockTime = (iso: string): string =>
  new Date(iso).toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

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
