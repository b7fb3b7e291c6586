// An app of somebody else, without React: it dispatches what its controls do.
import { configureStore } from '@reduxjs/toolkit';
import { startRecording } from 'action-log-panel/start';
import { recorded } from './recorded';

const store = configureStore({
  reducer: recorded.options.reducer,
  middleware: (defaults) => defaults().concat(recorded.middleware),
  enhancers: (defaults) => defaults().prepend(recorded.enhancer),
});
startRecording(recorded, { ready: Promise.resolve() });

const done = (payload: unknown) => store.dispatch({ type: 'done', payload });
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const nameOf = (element: Element) => element.getAttribute('data-name');

for (const element of document.querySelectorAll('[data-name]')) {
  const types = element.getAttribute('data-on') ?? 'click';
  for (const type of types.split(' ')) element.addEventListener(type, () => done([type, nameOf(element)]));
}
find('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  done(['submit', event.submitter?.getAttribute('value'), (find('#search') as HTMLInputElement).value]);
});
find('#alone')?.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') done(['alone', (event.target as HTMLInputElement).value]);
});
find('#sizes')?.addEventListener('change', (event) =>
  done(['sizes', [...(event.target as HTMLSelectElement).selectedOptions].map(({ value }) => value)]),
);
document.addEventListener('keydown', (event) => {
  if (!event.ctrlKey || event.key !== 's') return;
  event.preventDefault();
  done(['save']);
});
const frame = document.querySelector('iframe');
if (frame) {
  frame.addEventListener('load', () =>
    frame.contentDocument?.querySelector('button')?.addEventListener('click', () => done(['framed'])),
  );
  frame.src = 'framed.html';
}
const shadow = find('#host')?.attachShadow({ mode: 'open' });
if (shadow) {
  shadow.innerHTML = '<button>Inside</button>';
  shadow.querySelector('button')?.addEventListener('click', () => done(['click', 'inside']));
}
