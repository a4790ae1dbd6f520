import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 1.125em;
  height: 1.125em;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  ${media.forcedColors} {
    border-right-color: Canvas;
  }
`;

const Centre = styled.div`
  display: grid;
  place-items: center;
  min-height: 12rem;
  color: ${theme.color.accent};
  font-size: 1.75rem;
`;

/** A spinner in the size of the text; decorative unless it has a `label`. */
export function Spinner({ label }: { label?: string | undefined }) {
  return label ? (
    <span role="status">
      <Ring />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  ) : (
    <Ring aria-hidden="true" />
  );
}

/** A large spinner in the middle of an area that is loading. */
export function SpinnerPanel({ label }: { label: string }) {
  return (
    <Centre>
      <Spinner label={label} />
    </Centre>
  );
}
