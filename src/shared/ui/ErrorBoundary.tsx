import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What is shown instead of children that crashed. */
  fallback: (message: string) => ReactNode;
  /** A new value gives the children another try. */
  resetKey: unknown;
}

interface State {
  message: string | null;
}

/** Catches what a part of the page throws while it renders. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { message: null };

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.message !== null && previous.resetKey !== this.props.resetKey)
      this.setState({ message: null });
  }

  override render() {
    return this.state.message === null ? this.props.children : this.props.fallback(this.state.message);
  }
}
