/** @jest-environment ./tests/app/testing/jsdom.ts */
import userEvent from '@testing-library/user-event';
import { createRecorder } from 'action-log';
import { watchFields } from './watchFields';
import { watchPerson } from './watchPerson';

/** A page with a panel beside it, watched by one of both. */
function open(markup: string, watch: typeof watchFields | 'person') {
  document.body.innerHTML = `<div id="page">${markup}</div><div id="panel"><button>QA</button></div>`;
  const find = (selector: string) => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const page = find('#page') as HTMLElement;
  page.addEventListener('submit', (event) => event.preventDefault());
  const recorder = createRecorder({
    getState: () => 0,
    now: () => 0,
    ignores: () => false,
    changed: () => {},
  });
  const stop = watch === 'person' ? watchPerson(page, recorder.logNote) : watch(page, recorder);
  const noted = () => recorder.recording.segments.flatMap(({ happened }) => happened);
  return {
    find,
    stop,
    recorder,
    noted,
    notes: () => noted().map(([, note]) => note),
    user: userEvent.setup(),
  };
}

describe('what a person presses and sends', () => {
  const shop = `
    <form><input type="search" aria-label="Procurar"><button aria-label="Buscar"></button></form>
    <button aria-label="Remover Caneca 1"><svg></svg></button>
    <div><button role="tab">Canecas</button></div>
    <a href="#card"><img alt=""><h2>Caneca 1</h2><p>R$ 10,00</p></a>
    <button role="combobox" aria-label="Quantidade: 1"><span>1</span></button>
    <p>Nada</p>`;

  it('is noted by the role and name of the control', async () => {
    const { notes, find, user } = open(shop, 'person');
    for (const pressed of ['svg', '[role=tab]', 'h2', 'p']) await user.click(find(pressed));
    expect(notes()).toEqual([
      { click: { role: 'button', name: 'Remover Caneca 1' } },
      { click: { role: 'tab', name: 'Canecas' } },
      { click: { role: 'link', name: 'Caneca 1' } },
      { click: { role: 'link', name: 'Caneca 1' } },
    ]);
  });

  it('is a text once, when it is sent', async () => {
    const { notes, find, user } = open(shop, 'person');
    await user.type(find('input'), 'sabiá{Enter}');
    await user.click(find('form button'));
    const sent = { submit: 'sabiá', on: { role: 'searchbox', name: 'Procurar' } };
    expect(notes()).toEqual([sent, sent]);
  });

  it('has the keys that a control handles; a key that acts as a click is a click', async () => {
    const { notes, find, user } = open(shop, 'person');
    const menu = { role: 'combobox', name: 'Quantidade: 1' };
    find('[role=combobox]').addEventListener('keydown', (event) => event.preventDefault());
    await user.click(find('[role=combobox]'));
    await user.keyboard('{ArrowDown}{Enter}{Shift}{Control>}f{/Control}{Tab}');
    await user.click(find('[role=tab]'));
    await user.keyboard('{ArrowRight}x{Enter}');
    const tab = { role: 'tab', name: 'Canecas' };
    expect(notes()).toEqual([
      { click: menu },
      { key: 'ArrowDown', on: menu },
      { key: 'Enter', on: menu },
      { click: tab },
      { key: 'ArrowRight', on: tab },
      { click: tab },
    ]);
  });

  it.each(['<input role="combobox" autocomplete="cc-number">', '<button role="combobox">Cor</button>'])(
    'has no typed character: %s',
    async (markup) => {
      const { find, notes, user } = open(markup, 'person');
      find('[role=combobox]').addEventListener('keydown', (event) => event.preventDefault());
      await user.click(find('[role=combobox]'));
      await user.keyboard('4ç{Escape}');
      expect(notes().flatMap(({ key }) => key ?? [])).toEqual(['Escape']);
    },
  );

  it('is not noted outside the page, nor after the end', async () => {
    const { notes, stop, find, user } = open(shop, 'person');
    await user.click(find('#panel button'));
    stop();
    await user.click(find('[role=tab]'));
    expect(notes()).toEqual([]);
  });
});

describe('what a person types, ticks and chooses in any field', () => {
  const fields = `
    <label>Nome <input id="name"></label>
    <label for="secret">Senha</label><input id="secret" type="password">
    <label><input type="checkbox"> Aceito</label>
    <label>Cor <select><option value="1">Azul</option><option value="2">Verde</option></select></label>
    <textarea placeholder="Recado"></textarea>`;

  it('is noted by the labels of the fields, and each text as one', async () => {
    const { find, notes, user } = open(fields, watchFields);
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

  it('is noted before each action', async () => {
    const { find, recorder, noted, user } = open(fields, watchFields);
    const dispatch = recorder.middleware({} as never)((action) => action);
    find('#name').addEventListener('input', () => dispatch({ type: 'typed' }));
    await user.type(find('#name'), 'An');
    expect(noted().map(([count, note]) => [count, note.fill])).toEqual([
      [0, 'A'],
      [1, 'An'],
    ]);
  });

  it('is no password, and is not noted after the end', async () => {
    const { find, notes, stop, user } = open(fields, watchFields);
    await user.type(find('#secret'), 'lua');
    stop();
    await user.type(find('#name'), 'Ana');
    expect(notes()).not.toHaveLength(0);
    expect(JSON.stringify(notes())).not.toMatch(/lua|Ana/);
  });
});
