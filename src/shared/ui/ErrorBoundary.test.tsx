/** @jest-environment ./tests/app/testing/jsdom.ts */
import { act, render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorView } from './ErrorView';

function Page({ thrown }: { thrown: unknown }) {
  if (thrown !== undefined) throw thrown as Error; // Anything can be thrown.
  return <p>all is well</p>;
}

let notify = () => {};
const subscribe = (listener: () => void) => {
  notify = listener;
  return () => (notify = () => {});
};

const shop = (thrown: unknown) => (
  <ErrorBoundary
    fallback={(message) => (
      <ErrorView detail={message}>
        <a href="/">out</a>
      </ErrorView>
    )}
    subscribe={subscribe}
  >
    <Page thrown={thrown} />
  </ErrorBoundary>
);

// React reports every caught error; here they are meant.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

describe('ErrorBoundary', () => {
  it.each([
    [new Error('no page'), 'no page'],
    ['just a text', 'just a text'],
  ])('shows what was thrown, and a way out: %p', (thrown, text) => {
    render(shop(thrown));
    expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'out' })).toBeInTheDocument();
    expect(document.title).toBe(`${text} | Canecamisa`);
  });

  it('tries again only when the store changes', () => {
    const { rerender } = render(shop(new Error('no page')));
    rerender(shop(undefined));
    expect(screen.queryByText('all is well')).not.toBeInTheDocument();
    act(() => notify());
    expect(screen.getByText('all is well')).toBeInTheDocument();
  });
});
