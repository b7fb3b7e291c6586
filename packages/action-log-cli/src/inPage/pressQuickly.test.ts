/** @jest-environment ./tests/testing/app/jsdom.ts */
import { pressQuickly } from './pressQuickly';

/** jsdom has none. A message arrives in a later task. */
class MessageChannel {
  port1 = { onmessage: (_message: null) => {} };
  port2 = { postMessage: (message: null) => void setTimeout(() => this.port1.onmessage(message)) };
}
Object.assign(globalThis, { MessageChannel });

const control = (name: string) => ({ role: 'button', name });
const find = ({ name }: { name: string }) => document.getElementById(name);
const press = (...names: string[]) => pressQuickly(names.map(control), find);

beforeEach(() => {
  document.body.innerHTML = '<button id="one">One</button>';
});

it('a control is pressed as soon as the page has it', async () => {
  const pressed: string[] = [];
  const button = find(control('one'));
  button?.addEventListener('click', () => {
    pressed.push('one');
    setTimeout(() => {
      document.body.insertAdjacentHTML('beforeend', '<button id="two">Two</button>');
      find(control('two'))?.addEventListener('click', () => pressed.push('two'));
    });
  });
  expect(await press('one', 'two')).toBe(-1);
  expect(pressed).toEqual(['one', 'two']);
  expect(document.activeElement?.id).toBe('two');
});

it('the error names the control that the page does not have', async () => {
  expect(await press('one', 'none')).toBe(1);
});

it('a press does not move the focus if the app prevents it, as a menu does', async () => {
  find(control('one'))?.addEventListener('mousedown', (event) => event.preventDefault());
  expect(await press('one')).toBe(-1);
  expect(document.activeElement).toBe(document.body);
});
