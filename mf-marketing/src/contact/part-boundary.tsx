import { Component, type ReactNode } from 'react';

/**
 * A part that was loaded incompletely, as over a broken connection, throws while rendering. This
 * boundary passes the error on as a failed load, so that the shell loads and mounts the page again
 * and the drafts survive.
 */
export class PartBoundary extends Component<{ readonly children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    const message = 'A part of the page was loaded in pieces';
    throw Object.assign(new Error(message), { name: 'ChunkLoadError', request: '' });
  }
}
