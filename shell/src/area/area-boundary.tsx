import { Component, type ReactNode } from 'react';

interface AreaBoundaryProps {
  readonly children: ReactNode;
  /** Without it, the children are mounted again, once; what throws again is left out. */
  readonly renderFailure?: (error: unknown) => ReactNode;
  /** Called once with each caught error; `reportError` if omitted. */
  readonly onFailure?: (error: unknown) => void;
  /** After a failure, another value mounts the children again. */
  readonly load?: number;
}

interface AreaBoundaryState {
  readonly failed: boolean;
  /** Whether the children of this load were mounted again. */
  readonly isRetried: boolean;
  readonly error?: unknown;
  readonly load?: number | undefined;
}

/**
 * Error boundary around code of a remote. A retry mounts a new boundary, or changes `load`. An error
 * of clean-up code reaches only a boundary that is not removed with it.
 */
export class AreaBoundary extends Component<AreaBoundaryProps, AreaBoundaryState> {
  override state: AreaBoundaryState = { failed: false, isRetried: false };

  static getDerivedStateFromProps({ load }: AreaBoundaryProps, state: AreaBoundaryState) {
    return state.load === load ? null : { failed: false, isRetried: false, load };
  }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown) {
    const { renderFailure, onFailure = reportError } = this.props;
    onFailure(error);
    if (!renderFailure && !this.state.isRetried) this.setState({ failed: false, isRetried: true });
  }

  override render() {
    return this.state.failed ? this.props.renderFailure?.(this.state.error) : this.props.children;
  }
}
