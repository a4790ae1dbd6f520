import { Component, type ReactNode } from 'react';

/**
 * Where a part of the page was loaded in pieces, as over a broken connection, it can't be rendered. The error is passed on as what it
 * is, a failed load: the shell then loads the page's code again and mounts the page again, with its drafts.
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
