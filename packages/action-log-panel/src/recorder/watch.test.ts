/** @jest-environment ./tests/testing/app/jsdom.ts */
import userEvent from '@testing-library/user-event';
import { createRecorder } from 'action-log';
import { watchChoices } from './watchChoices';
import { watchPerson } from './watchPerson';
import { watchUnrepeatable } from './watchUnrepeatable';

const MENU = '<button role="combobox" aria-label="Quantidade: 1">1</button>';
const menu = { role: 'combobox', name: 'Quantidade: 1' };
const button = { role: 'button', name: 'Remover' };

/** A page with a panel beside it. */
function open(markup: string) {
  document.body.innerHTML = `<div id="page">${markup}</div><div id="panel"><button>QA</button></div>`;
  const find = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return element;
  };
  const page = find('#page');
  page.addEventListener('submit', (event) => event.preventDefault());
  const recorder = createRecorder({
    getState: () => 0,
    now: () => 0,
  });
  watchPerson(page, recorder);
  watchChoices(page, recorder);
  watchUnrepeatable(page, recorder);
  const noted = () => recorder.recording.segments.flatMap(({ happened }) => happened);
  return {
    find,
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
  ])("a control's name comes from %s", async (_what, markup, click) => {
    const { find, notes, user } = open(markup);
    const pressed = document.querySelector('[data-press]') ?? find('#page :is(a, button, input, summary)');
    await user.click(pressed);
    expect(notes()).toEqual([{ click }]);
  }); // prettier-ignore

  it('a press in an open shadow root is noted by the role and the name of the control', () => {
    const { find, notes } = open('<div id="host"></div>');
    const shadow = find('#host').attachShadow({ mode: 'open' });
    shadow.innerHTML = '<button>Dentro</button>';
    shadow.querySelector('button')?.click();
    expect(notes()).toEqual([{ click: { role: 'button', name: 'Dentro' } }]);
  });
});

/** Does something while the app drops each event of a type, as it drops a press that comes too soon. */
async function dropped(type: string, act: () => unknown) {
  const drop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener(type, drop, true);
  await act();
  removeEventListener(type, drop, true);
}

/** What a person does on a page. `dispatch` is an action of the app. */
type Act = (page: ReturnType<typeof open>) => unknown;

describe('a press is noted once', () => {
  it.each<[string, Act, object[]]>([
    ['with the keys that are held', ({ user, find }) => user.keyboard('{Control>}').then(() => user.pointer({ keys: '[MouseLeft]', target: find('#page button') })), [{ click: button, keys: ['Control'] }]],
    ['with its button, if that is another', ({ user, find }) => user.pointer({ keys: '[MouseMiddle]', target: find('#page button') }), [{ click: button, button: 'middle' }]],
    ['with the right button', ({ user, find }) => user.pointer({ keys: '[MouseRight]', target: find('#page button') }), [{ click: button, button: 'right' }]],
    ['twice, if it is a double press', ({ user, find }) => user.dblClick(find('#page button')), [{ click: button }, { click: button, count: 2 }]],
    ['if a script does it', ({ find }) => find('#page button').click(), [{ click: button }]],
    ['never outside the page', ({ user, find }) => user.click(find('#panel button')), []],
    ['never if it becomes a scroll gesture', ({ find, dispatch }) => (pointer(find('#page button'), 'pointerdown'), pointer(find('#page button'), 'pointercancel'), dispatch()), []],
    ['as dropped, if the app drops it before the control has it', ({ user, find, dispatch }) => dropped('click', () => user.click(find('#page button'))).then(dispatch), [{ tooSoon: button }]],
    ['as dropped, if the app drops a key', ({ user, find, dispatch }) => (find('#page button').focus(), dropped('keydown', () => user.keyboard('{Enter}')).then(dispatch)), [{ tooSoon: button }]],
    ['never if the app drops the repeats of a key that is held', ({ find }) => dropped('keydown', () => find('#page button').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true }))), []],
    ['never if the app drops what is pressed outside the page', ({ user, find }) => dropped('click', () => user.click(find('#panel button'))), []],
    ['never if it ends elsewhere', ({ find, dispatch }) => (pointer(find('#page button'), 'pointerdown'), pointer(find('#page p'), 'pointerup'), dispatch()), []],
  ])('a press is noted once, %s', async (_what, act, noted) => {
    const page = open('<button>Remover</button><p></p>');
    await act(page);
    expect(page.notes()).toEqual(noted);
  }); // prettier-ignore

  it('a press is noted before an action of pointerdown, and not again at the click', () => {
    const { find, dispatch, noted } = open('<button>Remover</button>');
    const pressed = find('#page button');
    pressed.addEventListener('pointerdown', dispatch);
    pressed.addEventListener('click', dispatch);
    pointer(pressed, 'pointerdown');
    pointer(pressed, 'pointerup');
    pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect(noted()).toEqual([[0, { click: button }]]);
  });

  it('presses of scripts that follow from a press are not noted', async () => {
    const { find, notes, user } = open('<button>Remover</button><a href="#a">b</a><a href="#a">c</a>');
    find('#page button').addEventListener('click', () => {
      find('#page a').click();
      find('#page a + a').click();
    });
    await user.click(find('#page button'));
    expect(notes()).toEqual([{ click: button }]);
  });
});

describe('keys', () => {
  it('keys are noted once, for what they do', async () => {
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
  ])('typed characters are not noted as keys: %s', async (markup) => {
    const { find, notes, user } = open(markup);
    find('#page > *').addEventListener('keydown', (event) => event.preventDefault());
    await user.click(find('#page > *'));
    await user.keyboard('4ç{Escape}');
    expect(notes().flatMap(({ key }) => key ?? [])).toEqual(['Escape']);
  });

  it.each([
    { key: 'Dead' },
    { key: 'Unidentified' },
    { key: 'Enter', isComposing: true },
    { key: 'Enter', keyCode: 229 },
  ])('a key that is part of a letter is not noted: %p', (init) => {
    const { find, notes } = open(MENU);
    find('[role=combobox]').dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
    expect(notes()).toEqual([]);
  });
});

describe('a text is noted once', () => {
  const SEARCH = '<form><input type="search" aria-label="Procurar"><button>Buscar</button></form>';
  const box = { role: 'searchbox', name: 'Procurar' };
  const area = { role: 'textbox', name: 'Recado' };

  it.each<[string, string, Act, object[]]>([
    ['before the key that sends it', SEARCH, ({ user, find }) => user.type(find('input'), 'sabiá{Enter}'), [{ fill: 'sabiá', on: box }, { key: 'Enter', on: box }]],
    ['before the button that sends it', SEARCH, ({ user, find }) => user.type(find('input'), 'sabiá').then(() => user.click(find('#page button'))), [{ fill: 'sabiá', on: box }, { click: { role: 'button', name: 'Buscar' } }]],
    ['with its form, if a script sends that', SEARCH.replace('input', 'input value="sabiá"'), ({ find }) => (find('form') as HTMLFormElement).requestSubmit(), [{ submit: 'sabiá', on: box }]],
    ['when its field is left', '<label>Nome <input></label><a href="#a"></a>', ({ user, find }) => user.type(find('input'), 'Ana').then(() => user.click(find('a'))), [{ fill: 'Ana', on: { role: 'textbox', name: 'Nome' } }, { click: { role: 'link', name: '' } }]],
    ['with its lines', '<textarea placeholder="Recado"></textarea>', ({ user, find }) => user.type(find('textarea'), 'Oi{Enter}Ana').then(() => user.tab()), [{ fill: 'Oi\nAna', on: area }, { key: 'Tab', on: area }]],
  ])('a text is noted once, %s', async (_what, markup, act, noted) => {
    const page = open(markup);
    await act(page);
    expect(page.notes()).toEqual(noted);
  }); // prettier-ignore

  it('a text is noted before each action that it causes', async () => {
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
  ])('a secret text is never noted: %s', async (attributes) => {
    const { find, notes, user } = open(`<input ${attributes}>`);
    await user.type(find('input'), '4111{Enter}');
    expect(notes().map(({ fill, key }) => fill ?? key)).toEqual(['•••', 'Enter']);
  });
});

it.each<[string, unknown]>([
  ['', 'c'],
  ['multiple', ['b', 'c']],
  ['autocomplete="cc-exp-month"', '•••'],
])('a chosen option is noted by its value: %s', async (attributes, choose) => {
  const options = '<option>a</option><option>b</option><option>c</option>';
  const { find, notes, user } = open(`<select aria-label="Cor" ${attributes}>${options}</select>`);
  await user.selectOptions(find('select'), attributes === 'multiple' ? ['b', 'c'] : 'c');
  expect(notes().at(-1)).toMatchObject({ choose, on: { name: 'Cor' } });
});

it('an action during a noted press gets no second note', async () => {
  const { find, dispatch, notes, user } = open('<button>Remover</button>');
  for (const type of ['pointerdown', 'mousedown', 'focus', 'click'])
    find('#page button').addEventListener(type, dispatch);
  await user.click(find('#page button'));
  expect(notes()).toEqual([{ click: button }]);
});

describe('what no walk can repeat is noted', () => {
  /** The app dispatches an action when a control has an event. */
  const actsOn =
    (type: string, event: Event): Act =>
    ({ find, dispatch }) => {
      find('#page > *').addEventListener(type, dispatch);
      find('#page > *').dispatchEvent(event);
    };
  const dragWith =
    (type: string): Act =>
    ({ find, dispatch }) => {
      const dragged = find('#page > *');
      dragged.addEventListener(type, dispatch);
      pointer(dragged, 'pointerdown', { buttons: 1 });
      pointer(dragged, type, { buttons: 1, clientX: 50 });
    };
  const hold: Act = ({ find, dispatch }) => {
    pointer(find('#page > *'), 'pointerdown');
    const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 500);
    dispatch();
    now.mockRestore();
  };
  const pressInFrame: Act = ({ find, dispatch }) => {
    const { body } = (find('iframe') as HTMLIFrameElement).contentDocument as Document;
    body.addEventListener('click', dispatch);
    body.click();
  };
  const saveByKey = actsOn(
    'keydown',
    new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true }),
  );
  const shortcutAfterText: Act = (page) => {
    page.find('textarea').dispatchEvent(new Event('input', { bubbles: true }));
    return saveByKey(page);
  };
  const pasted = Object.assign(new Event('paste', { bubbles: true }), { clipboardData: null });
  const REMOVE = '<button>Remover</button>';

  it.each<[string, string, Act, object]>([
    ['a drag', REMOVE, dragWith('drop'), { unrepeatable: 'drag', on: button }],
    ['a drag that an app follows by itself', REMOVE, dragWith('pointermove'), { unrepeatable: 'drag', on: button }],
    ['a drag that acts at its end', REMOVE, dragWith('pointerup'), { unrepeatable: 'drag', on: button }],
    ['what a pointer opens by being there', REMOVE, actsOn('mouseenter', new MouseEvent('mouseenter')), { unrepeatable: 'hover', on: button }],
    ['a press on what is no control', '<p>Remover</p>', actsOn('contextmenu', new MouseEvent('contextmenu', { bubbles: true })), { unrepeatable: 'press on what is no control' }],
    ['a file', '<input type="file" aria-label="Foto">', actsOn('change', new Event('change', { bubbles: true })), { unrepeatable: 'choice of a file', on: { role: 'textbox', name: 'Foto' } }],
    ['a letter in a list', '<button role="combobox" aria-label="Ordem"></button>', ({ find }) => find('button').dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true })), { unrepeatable: 'letter in a list', on: { role: 'combobox', name: 'Ordem' } }],
    ['a shortcut of the page', '<p></p>', actsOn('keydown', new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true })), { unrepeatable: 'shortcut' }],
    ['a shortcut after a text', '<textarea></textarea>', shortcutAfterText, { unrepeatable: 'shortcut', on: { role: 'textbox', name: '' } }],
    ['what is pasted', '<p></p>', actsOn('paste', pasted), { unrepeatable: 'paste' }],
    ['what a pointer leaves', REMOVE, actsOn('pointerleave', new MouseEvent('pointerleave')), { unrepeatable: 'hover', on: button }],
    ['a press in a frame', '<iframe></iframe>', pressInFrame, { unrepeatable: 'press in a frame' }],
    ['a button that is held', REMOVE, hold, { unrepeatable: 'press and hold', on: button }],
    ['a press in a drawing', '<canvas></canvas>', actsOn('pointerdown', new MouseEvent('pointerdown', { bubbles: true })), { unrepeatable: 'press on what is no control' }],
  ])('a note says that a walk cannot repeat %s', (_what, markup, act, note) => {
    const page = open(markup);
    act(page);
    expect(page.notes()).toContainEqual(note);
  }); // prettier-ignore
});
