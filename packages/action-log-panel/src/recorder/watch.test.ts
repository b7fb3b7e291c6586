/** @jest-environment ./tests/app/testing/jsdom.ts */
import userEvent from '@testing-library/user-event';
import { createRecorder } from 'action-log';
import { watchFields } from './watchFields';
import { watchPerson } from './watchPerson';

const MENU = '<button role="combobox" aria-label="Quantidade: 1">1</button>';
const menu = { role: 'combobox', name: 'Quantidade: 1' };
const button = { role: 'button', name: 'Remover' };

/** A page with a panel beside it. */
function open(markup: string) {
  document.body.innerHTML = `<div id="page">${markup}</div><div id="panel"><button>QA</button></div>`;
  const find = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const page = find('#page');
  page.addEventListener('submit', (event) => event.preventDefault());
  const recorder = createRecorder({
    getState: () => 0,
    now: () => 0,
    changed: () => {},
  });
  const stops = [watchPerson(page, recorder), watchFields(page, recorder)];
  const noted = () => recorder.recording.segments.flatMap(({ happened }) => happened);
  return {
    find,
    stop: () => stops.forEach((stop) => stop()),
    dispatch: () => recorder.middleware({} as never)((action) => action)({ type: 'done' }),
    noted,
    notes: () => noted().map(([, note]) => note),
    user: userEvent.setup(),
  };
}

/** A pointer that goes down on a control, as a browser says it before it knows what it will be. */
const pointer = (element: Element, type: string, init: MouseEventInit = {}) =>
  element.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true, ...init }));

describe('a press is noted by the role and the name of the control', () => {
  it.each<[string, string, object]>([
    ['a label', '<button aria-label="Fechar">x</button>', { role: 'button', name: 'Fechar' }],
    ['ids', '<b id="a" hidden>Sua</b> <button aria-labelledby="a b">x</button><i id="b">cesta</i>', { role: 'button', name: 'Sua cesta' }],
    ['a picture', '<a href="#x"><img alt="Caneca"></a>', { role: 'link', name: 'Caneca' }],
    ['a drawing', '<button><svg><title>Fechar</title></svg></button>', { role: 'button', name: 'Fechar' }],
    ['no hidden part', '<button>Abrir<span hidden>!</span><i aria-hidden="true">»</i></button>', { role: 'button', name: 'Abrir' }],
    ['all parts of a card', '<a href="#x"><h2>Caneca</h2><p>R$ 10</p></a>', { role: 'link', name: 'Caneca R$ 10' }],
    ['a summary', '<details><summary>Filtros</summary></details>', { role: 'button', name: 'Filtros' }],
    ['the value of a button', '<input type="button" value="Mais">', { role: 'button', name: 'Mais' }],
    ['the value of a reset button', '<form><input type="reset" value="Limpar"></form>', { role: 'button', name: 'Limpar' }],
    ['the text of a picture that sends', '<form><input type="image" alt="Ir"></form>', { role: 'button', name: 'Ir' }],
    ['a label around a box', '<label>Aceito <input type="checkbox"></label>', { role: 'checkbox', name: 'Aceito' }],
    ['its index among equal ones', '<button>a</button><button data-press>a</button>', { role: 'button', name: 'a', nth: 1 }],
    ['its position, translated', '<button>x</button><button data-press><font><font>Mugs</font></font></button>', { role: 'button', name: 'Mugs', nth: 1, isTranslated: true }],
  ])('%s', async (_what, markup, click) => {
    const { find, notes, user } = open(markup);
    const pressed = document.querySelector('[data-press]') ?? find('#page :is(a, button, input, summary)');
    await user.click(pressed);
    expect(notes()).toEqual([{ click }]);
  }); // prettier-ignore

  it('in an open shadow root', async () => {
    const { find, notes } = open('<div id="host"></div>');
    const shadow = find('#host').attachShadow({ mode: 'open' });
    shadow.innerHTML = '<button>Dentro</button>';
    shadow.querySelector('button')?.click();
    expect(notes()).toEqual([{ click: { role: 'button', name: 'Dentro' } }]);
  });

  it.each<[string, object, string]>([
    ['with a key', { keys: ['Control'] }, '{Control>}[MouseLeft]{/Control}'],
    ['of the middle button', { button: 'middle' }, '[MouseMiddle]'],
    ['of the right button', { button: 'right' }, '[MouseRight]'],
  ])('%s', async (_what, how, keys) => {
    const { find, notes, user } = open('<button>Remover</button>');
    if (keys.startsWith('{')) await user.keyboard('{Control>}');
    await user.pointer({ keys: keys.replace(/{.*?}/g, ''), target: find('#page button') });
    expect(notes()).toEqual([{ click: button, ...how }]);
  });

  it('twice, if it is a double press', async () => {
    const { find, notes, user } = open('<button>Remover</button>');
    await user.dblClick(find('#page button'));
    expect(notes()).toEqual([{ click: button }, { click: button, count: 2 }]);
  });
});

describe('a press is noted once', () => {
  it('before an action of pointerdown, and not again at the click', () => {
    const { find, dispatch, noted } = open('<button>Remover</button>');
    const pressed = find('#page button');
    pressed.addEventListener('pointerdown', dispatch);
    pressed.addEventListener('click', dispatch);
    pointer(pressed, 'pointerdown');
    pointer(pressed, 'pointerup');
    pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect(noted()).toEqual([[0, { click: button }]]);
  });

  it.each([
    ['becomes a scroll gesture', 'pointercancel', '#page button'],
    ['ends elsewhere', 'pointerup', '#page p'],
  ])('never if it %s', (_what, type, end) => {
    const { find, dispatch, notes } = open('<button>Remover</button><p></p>');
    pointer(find('#page button'), 'pointerdown');
    pointer(find(end), type);
    dispatch();
    expect(notes()).toEqual([]);
  });

  it('if a script does it, unless that is part of another press', async () => {
    const { find, notes, user } = open('<button>Remover</button><a href="#a">b</a><a href="#a">c</a>');
    find('#page button').addEventListener('click', () => {
      find('#page a').click();
      find('#page a + a').click();
    });
    await user.click(find('#page button'));
    find('#page button').click();
    expect(notes()).toEqual([{ click: button }, { click: button }]);
  });

  it('and never outside the page, nor after the end', async () => {
    const { notes, stop, find, user } = open('<button>Remover</button>');
    await user.click(find('#panel button'));
    stop();
    await user.click(find('#page button'));
    expect(notes()).toEqual([]);
  });
});

describe('keys', () => {
  it('are noted for what they do, each once', async () => {
    const { notes, find, user } = open(`${MENU}<button>Remover</button>`);
    find('[role=combobox]').focus();
    await user.keyboard('{ArrowDown}{Shift}{Control>}f{/Control}{Tab}{Enter}{Shift>}{Tab}{/Shift}{Escape}');
    expect(notes()).toEqual([
      { key: 'ArrowDown', on: menu },
      { key: 'Tab', on: menu },
      { key: 'Enter', on: button },
      { key: 'Shift+Tab', on: button },
      { key: 'Escape', on: menu },
    ]);
  });

  it.each([
    '<input role="combobox" autocomplete="cc-number">',
    '<button role="combobox">Cor</button>',
    '<input name="a">',
  ])('are no typed characters: %s', async (markup) => {
    const { find, notes, user } = open(markup);
    find('#page > *').addEventListener('keydown', (event) => event.preventDefault());
    await user.click(find('#page > *'));
    await user.keyboard('4ç{Escape}');
    expect(notes().flatMap(({ key }) => key ?? [])).toEqual(['Escape']);
  });

  it.each([
    { key: 'Dead' },
    { key: 'Unidentified' },
    { key: 'Process' },
    { key: 'Enter', isComposing: true },
  ])('are no part of a letter: %p', (init) => {
    const { find, notes } = open(MENU);
    find('[role=combobox]').dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
    expect(notes()).toEqual([]);
  });
});

describe('a text is noted once', () => {
  const SEARCH = '<form><input type="search" aria-label="Procurar"><button>Buscar</button></form>';
  const box = { role: 'searchbox', name: 'Procurar' };

  it('before the key that sends it, in a form or not', async () => {
    const { notes, find, user } = open(SEARCH);
    await user.type(find('input'), 'sabiá{Enter}');
    expect(notes()).toEqual([
      { fill: 'sabiá', on: box },
      { key: 'Enter', on: box },
    ]);
  });

  it('before the button that sends it, of two', async () => {
    const { notes, find, user } = open(SEARCH.replace('</form>', '<button id="all">Tudo</button></form>'));
    await user.type(find('input'), 'sabiá');
    await user.click(find('#all'));
    expect(notes()).toEqual([{ fill: 'sabiá', on: box }, { click: { role: 'button', name: 'Tudo' } }]);
  });

  it('with its form, if a script sends that', async () => {
    const { notes, find } = open(SEARCH);
    (find('input') as HTMLInputElement).value = 'sabiá';
    (find('form') as HTMLFormElement).requestSubmit();
    expect(notes()).toEqual([{ submit: 'sabiá', on: box }]);
  });

  it('when its field is left, by the label of the field', async () => {
    const { find, notes, user } = open(
      '<label>Nome <input></label><textarea placeholder="Recado"></textarea>',
    );
    await user.type(find('input'), 'Ana');
    await user.type(find('textarea'), 'Oi{Enter}Ana');
    await user.tab();
    expect(notes()).toEqual([
      { fill: 'Ana', on: { role: 'textbox', name: 'Nome' } },
      { fill: 'Oi\nAna', on: { role: 'textbox', name: 'Recado' } },
      { key: 'Tab', on: { role: 'textbox', name: 'Recado' } },
    ]);
  });

  it('before each action that it causes', async () => {
    const { find, dispatch, noted, user } = open('<input>');
    find('input').addEventListener('input', dispatch);
    await user.type(find('input'), 'An');
    expect(noted().map(([count, note]) => [count, note.fill])).toEqual([
      [0, 'A'],
      [1, 'An'],
    ]);
  });

  it.each([
    'type="password"',
    'autocomplete="new-password"',
    'autocomplete="section-a cc-number" role="combobox"',
    'autocomplete="one-time-code"',
  ])('and never where it is secret: %s', async (attributes) => {
    const { find, notes, user } = open(`<input ${attributes}>`);
    await user.type(find('input'), '4111{Enter}');
    expect(notes().map(({ fill, key }) => fill ?? key)).toEqual(['•••', 'Enter']);
  });
});

describe('what is chosen', () => {
  const options = '<option>a</option><option>b</option><option>c</option>';

  it.each<[string, unknown]>([
    ['aria-label="Cor"', 'c'],
    ['aria-label="Cor" multiple', ['b', 'c']],
    ['aria-label="Cor" autocomplete="cc-exp-month"', '•••'],
  ])('is noted by values: %s', async (attributes, choose) => {
    const { find, notes, user } = open(`<select ${attributes}>${options}</select>`);
    await user.selectOptions(find('select'), attributes.includes('multiple') ? ['b', 'c'] : 'c');
    expect(notes().at(-1)).toMatchObject({ choose, on: { name: 'Cor' } });
  });
});

describe('what no walk can repeat is noted', () => {
  it.each<[string, string, (element: HTMLElement, dispatch: () => void) => void, object]>([
    ['a drag', '<button>Remover</button>', (one) => pointer(one, 'dragstart'), { unrepeatable: 'drag', on: button }],
    [
      'a drag that an app follows by itself',
      '<button>Remover</button>',
      (one, dispatch) => {
        pointer(one, 'pointerdown', { buttons: 1 });
        pointer(one, 'pointermove', { buttons: 1, clientX: 50 });
        dispatch();
      },
      { unrepeatable: 'drag', on: button },
    ],
    [
      'what a pointer opens by being there',
      '<button>Remover</button>',
      (one, dispatch) => {
        one.addEventListener('mouseenter', dispatch);
        one.dispatchEvent(new MouseEvent('mouseenter'));
      },
      { unrepeatable: 'hover', on: button },
    ],
    [
      'a press on what is no control',
      '<p>Remover</p>',
      (one, dispatch) => {
        one.addEventListener('contextmenu', dispatch);
        one.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
      },
      { unrepeatable: 'press on what is no control' },
    ],
    ['a file', '<input type="file" aria-label="Foto">', (one) => one.dispatchEvent(new Event('change', { bubbles: true })), { unrepeatable: 'choice of a file', on: { role: 'textbox', name: 'Foto' } }],
    ['a drawing', '<canvas></canvas>', (one) => pointer(one, 'pointerdown'), { unrepeatable: 'press in a drawing' }],
  ])('%s', (_what, markup, act, note) => {
    const { find, dispatch, notes } = open(markup);
    act(find('#page > *'), dispatch);
    expect(notes()).toContainEqual(note);
  }); // prettier-ignore
});
