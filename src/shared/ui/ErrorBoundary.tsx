import { Component, type ReactNode } from 'react';
import { messageOf } from '@/shared/lib';

interface Props {
  children: ReactNode;
  /** What is shown instead of children that crashed. */
  fallback: (message: string) => ReactNode;
  /** A store's `subscribe`: each change renders the children again, because another state may not crash. */
  subscribe: (listener: () => void) => () => void;
  /** Called with each error that is shown. */
  onError?: ((error: unknown) => void) | undefined;
}

interface State {
  message: string | null;
  /** Whether the children were mounted again since the store changed. */
  isSecondTry: boolean;
}

const fresh: State = { message: null, isSecondTry: false };

/**
 * Catches errors that its children throw while they render. It mounts them once more before it shows an
 * error: what they show is in the store, and a page that a translation or an extension of the browser changed
 * is then whole again.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state = fresh;

  static getDerivedStateFromError(error: unknown): Pick<State, 'message'> {
    return { message: messageOf(error) };
  }

  private stop = () => {};

  override componentDidMount() {
    this.stop = this.props.subscribe(() => {
      if (this.state.isSecondTry) this.setState(fresh);
    });
  }

  override componentDidCatch(error: unknown) {
    if (this.state.isSecondTry) this.props.onError?.(error);
    else this.setState({ message: null, isSecondTry: true });
  }

  override componentWillUnmount() {
    this.stop();
  }

  override render() {
    const { message, isSecondTry } = this.state;
    if (message === null) return this.props.children;
    return isSecondTry && this.props.fallback(message);
  }
}
