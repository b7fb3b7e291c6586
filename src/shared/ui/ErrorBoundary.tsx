import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What is shown instead of children that crashed. */
  fallback: (message: string) => ReactNode;
  /** Tells when the children get another try; that of a store, for another state may not crash. */
  subscribe: (listener: () => void) => () => void;
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

  private stop = () => {};

  override componentDidMount() {
    this.stop = this.props.subscribe(() => {
      if (this.state.message !== null) this.setState({ message: null });
    });
  }

  override componentWillUnmount() {
    this.stop();
  }

  override render() {
    return this.state.message === null ? this.props.children : this.props.fallback(this.state.message);
  }
}
