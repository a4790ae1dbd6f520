import { Component, type ReactNode } from 'react';

interface AreaBoundaryProps {
  readonly children: ReactNode;
  readonly renderFailure: (error: unknown) => ReactNode;
  /** Told once of what the boundary caught. */
  readonly onFailure?: (error: unknown) => void;
}

/** Keeps what a page throws while rendering inside its area. A new attempt mounts a new boundary. */
export class AreaBoundary extends Component<
  AreaBoundaryProps,
  { failed: boolean; error?: unknown }
> {
  override state: { failed: boolean; error?: unknown } = { failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error);
  }

  override render() {
    return this.state.failed ? this.props.renderFailure(this.state.error) : this.props.children;
  }
}
