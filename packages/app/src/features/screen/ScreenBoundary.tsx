import { Component, type ReactNode } from 'react';
import { ScreenFault } from './ScreenFault.tsx';

interface ScreenBoundaryProps {
  /** What may fail. */
  children: ReactNode;
  /** Tries again after a failure. */
  onRetry: (error: unknown) => void;
}

/** Keeps a failure while drawing from taking the rest of the page with it, and says so in its place. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: null as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override render(): ReactNode {
    const { error, failed } = this.state;
    return failed ? <ScreenFault error={error} onRetry={() => this.props.onRetry(error)} /> : this.props.children;
  }
}
