import { Component, type ReactNode } from 'react';

interface AreaBoundaryProps {
  readonly children: ReactNode;
  readonly renderFailure: (error: unknown) => ReactNode;
  /** Called once with the caught error. */
  readonly onFailure?: (error: unknown) => void;
}

/** Error boundary around a remote page. A retry mounts a new boundary. */
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
