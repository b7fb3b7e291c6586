/** @jest-environment ./tests/app/testing/jsdom.ts */
import userEvent from '@testing-library/user-event';
import { createRecorder } from 'action-log';
import { watchFields } from './watchFields';

const markup = `
  <label>Nome <input id="name"></label>
  <label for="secret">Senha</label><input id="secret" type="password">
  <label><input type="checkbox"> Aceito</label>
  <label>Cor <select><option value="1">Azul</option><option value="2">Verde</option></select></label>
  <textarea placeholder="Recado"></textarea>
`;

function open() {
  document.body.innerHTML = markup;
  const recorder = createRecorder({
    getState: () => 0,
    now: () => 0,
    ignores: () => false,
    changed: () => {},
  });
  const stop = watchFields(document.body, recorder);
  const find = (selector: string) => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const notes = () => recorder.recording.segments.flatMap(({ happened }) => happened.map(([, note]) => note));
  return { find, stop, notes, recorder, user: userEvent.setup() };
}

it('notes what is typed as one text, what is ticked, and what is chosen, by the labels of the fields', async () => {
  const { find, notes, user } = open();
  await user.type(find('#name'), 'Ana');
  await user.click(find('input[type=checkbox]'));
  await user.selectOptions(find('select'), '2');
  await user.type(find('textarea'), 'Oi');
  expect(notes()).toEqual([
    { fill: 'Ana', on: { role: 'textbox', name: 'Nome' } },
    { fill: 'Ana', on: { role: 'textbox', name: 'Nome' } }, // As it was left: a copy may have the first letters only.
    { click: { role: 'checkbox', name: 'Aceito' } },
    { choose: '2', on: { role: 'combobox', name: 'Cor' } },
    { fill: 'Oi', on: { role: 'textbox', name: 'Recado' } },
  ]);
});

it('notes the text before each action', async () => {
  const { find, recorder, user } = open();
  const dispatch = recorder.middleware({} as never)((action) => action);
  find('#name').addEventListener('input', () => dispatch({ type: 'typed' }));
  await user.type(find('#name'), 'An');
  const [segment] = recorder.recording.segments;
  expect(segment?.happened.map(([count, note]) => [count, note.fill])).toEqual([
    [0, 'A'],
    [1, 'An'],
  ]);
});

it('notes no password, and nothing after it is stopped', async () => {
  const { find, notes, stop, user } = open();
  await user.type(find('#secret'), 'lua');
  stop();
  await user.type(find('#name'), 'Ana');
  expect(notes()).not.toHaveLength(0);
  expect(JSON.stringify(notes())).not.toMatch(/lua|Ana/);
});
