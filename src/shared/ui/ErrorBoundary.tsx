import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What is shown instead of children that crashed. */
  fallback: (message: string) => ReactNode;
  /** Calls back when the children should be rendered again: a store's `subscribe`, as another state may not crash. */
  subscribe: (listener: () => void) => () => void;
  /** Called with each error that is caught. */
  onError?: ((error: unknown) => void) | undefined;
}

interface State {
  message: string | null;
}

/** Catches errors that its children throw while they render. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { message: null };

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  private stop = () => {};

  override componentDidMount() {
    this.stop = this.props.subscribe(() => {
      if (this.state.message !== null) this.setState({ message: null });
    });
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override componentWillUnmount() {
    this.stop();
  }

  override render() {
    return this.state.message === null ? this.props.children : this.props.fallback(this.state.message);
  }
}
