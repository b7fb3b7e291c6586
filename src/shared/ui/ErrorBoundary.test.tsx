import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorView } from './ErrorView';

function Page({ thrown }: { thrown: unknown }) {
  if (thrown !== undefined) throw thrown as Error; // Anything can be thrown.
  return <p>all is well</p>;
}

const shop = (thrown: unknown, resetKey: number) => (
  <ErrorBoundary
    fallback={(message) => (
      <ErrorView detail={message}>
        <a href="/">out</a>
      </ErrorView>
    )}
    resetKey={resetKey}
  >
    <Page thrown={thrown} />
  </ErrorBoundary>
);

// React reports every caught error; here they are meant.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

describe('ErrorBoundary', () => {
  it('shows its children', () => {
    render(shop(undefined, 1));
    expect(screen.getByText('all is well')).toBeInTheDocument();
  });

  it.each([
    [new Error('no page'), 'no page'],
    ['just a text', 'just a text'],
  ])('shows what was thrown, and a way out: %p', (thrown, text) => {
    render(shop(thrown, 1));
    expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'out' })).toBeInTheDocument();
    expect(document.title).toBe(`${text} | Canecamisa`);
  });

  it('tries again only with a new key', () => {
    const { rerender } = render(shop(new Error('no page'), 1));
    rerender(shop(undefined, 1));
    expect(screen.queryByText('all is well')).not.toBeInTheDocument();
    rerender(shop(undefined, 2));
    expect(screen.getByText('all is well')).toBeInTheDocument();
  });
});
