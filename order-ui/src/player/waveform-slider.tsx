import { positionText } from '@northcast/shared-ui/audio/time-text';
import { theme } from '@northcast/shared-ui/theme/theme';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { drawWaveform, type Peaks } from './waveform';

const Track = styled.div`
  border-radius: ${theme.radius.sm};
  background: ${theme.color.sunken};
  cursor: pointer;
  touch-action: pan-y;
  user-select: none;
`;

/** The colours of the waveform, see `drawWaveform`. */
const Picture = styled.canvas`
  display: block;
  width: 100%;
  height: calc(2 * ${theme.size.control});
  border: 0 solid ${theme.color.control};
  outline: 0 solid ${theme.color.warning};
  color: ${theme.color.accent};
`;

const second = 1000;

/** Milliseconds by which each key moves the position. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -5 * second,
  ArrowDown: -5 * second,
  ArrowRight: 5 * second,
  ArrowUp: 5 * second,
  PageDown: -30 * second,
  PageUp: 30 * second,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Pixels that a finger moves sideways before it drags; until then it may scroll the page. */
const dragThreshold = 8;

interface WaveformSliderProps {
  readonly label: string;
  /** Null if the file has no waveform; a line is shown instead. */
  readonly peaks: Peaks | null;
  readonly position: number;
  /** 0 until known. */
  readonly duration: number;
  /** Positions of comments, in milliseconds. */
  readonly marks: readonly number[];
  readonly onSeek: (ms: number) => void;
  readonly onToggle: () => void;
}

/** The waveform of a file as a slider for touch, mouse and keyboard. Times are in milliseconds. */
export function WaveformSlider(props: WaveformSliderProps) {
  const { label, peaks, position, duration, marks, onSeek, onToggle } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  /** Where a finger has touched that has not dragged yet. */
  const touchedAt = useRef<number>(null);
  const version = useDrawingVersion(canvas);
  // biome-ignore lint/correctness/useExhaustiveDependencies: redraws with a new size or colours.
  useEffect(() => {
    if (canvas.current === null) return;
    const share = (ms: number) => (duration > 0 ? Math.min(1, ms / duration) : 0);
    drawWaveform(canvas.current, { peaks, progress: share(position), marks: marks.map(share) });
  }, [peaks, position, duration, marks, version]);

  const seek = (ms: number) => onSeek(Math.max(0, Math.min(duration, ms)));
  const seekTo = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) seek(((event.clientX - left) / width) * duration);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    if (step === undefined && event.key !== ' ') return;
    event.preventDefault();
    if (step === undefined) onToggle();
    else seek(position + step);
  };
  return (
    <Track
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration / second)}
      aria-valuenow={Math.floor(position / second)}
      aria-valuetext={positionText(position, duration)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        touchedAt.current = event.pointerType === 'touch' ? event.clientX : null;
        if (touchedAt.current === null) seekTo(event);
      }}
      onPointerMove={(event) => {
        if (!isCaptured(event)) return;
        const { current } = touchedAt;
        if (current !== null && Math.abs(event.clientX - current) < dragThreshold) return;
        touchedAt.current = null;
        seekTo(event);
      }}
      onPointerUp={(event) => {
        // A scroll of the page ends with `pointercancel` instead.
        if (touchedAt.current !== null && isCaptured(event)) seekTo(event);
        touchedAt.current = null;
      }}
    >
      <Picture ref={canvas} aria-hidden="true" />
    </Track>
  );
}

const isCaptured = ({ currentTarget, pointerId }: PointerEvent<HTMLElement>): boolean =>
  currentTarget.hasPointerCapture?.(pointerId);

/** A counter that changes with the element's width and the colour scheme. */
function useDrawingVersion(element: { readonly current: HTMLElement | null }): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const next = () => setVersion((count) => count + 1);
    const scheme = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
    scheme?.addEventListener('change', next);
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(next);
    if (element.current) observer?.observe(element.current);
    return () => {
      scheme?.removeEventListener('change', next);
      observer?.disconnect();
    };
  }, [element]);
  return version;
}
