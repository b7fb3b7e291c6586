/** @jest-environment ./tests/app/testing/jsdom.ts */
import { createElement, useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorView } from './ErrorView';

function Page({ thrown }: { thrown: unknown }) {
  if (thrown !== undefined) throw thrown as Error; // Anything can be thrown.
  return <p>all is well</p>;
}

/** Its press removes a text that has a sibling. */
function Broken() {
  const [isWell, setIsWell] = useState(true);
  const button = <button onClick={() => setIsWell(false)}>press</button>;
  return createElement('div', null, isWell && 'all is well', button);
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

  it('mounts its children once more before it shows an error', () => {
    const onError = jest.fn();
    render(
      <ErrorBoundary fallback={(message) => message} subscribe={subscribe} onError={onError}>
        <Broken />
      </ErrorBoundary>,
    );
    for (const _press of [1, 2]) {
      // As a translation does it: React does not find its text.
      const text = screen.getByText('all is well').firstChild;
      if (text) document.createElement('font').append(text);
      fireEvent.click(screen.getByRole('button'));
      expect(screen.getByRole('button', { name: 'press' })).toBeInTheDocument();
      act(() => notify());
    }
    expect(onError).not.toHaveBeenCalled();
  });

  it('tries again only when the store changes', () => {
    const { rerender } = render(shop(new Error('no page')));
    rerender(shop(undefined));
    expect(screen.queryByText('all is well')).not.toBeInTheDocument();
    act(() => notify());
    expect(screen.getByText('all is well')).toBeInTheDocument();
  });
});
