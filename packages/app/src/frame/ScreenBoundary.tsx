import { Component, type ReactNode } from 'react';

/** Props of ScreenBoundary. */
export interface ScreenBoundaryProps {
  /** What may fail. */
  children: ReactNode;
  /** What stands in its place when it failed. */
  fault: (error: unknown) => ReactNode;
}

/** Keeps a failure while drawing from taking the rest of the page with it. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: null as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fault(this.state.error) : this.props.children;
  }
}
