/** @jest-environment ./tests/app/testing/jsdom.ts */
import userEvent from '@testing-library/user-event';
import type { LogNote } from 'action-log';
import { watchPerson } from './watchPerson';

const markup = `
  <form><input type="search" aria-label="Procurar"><button aria-label="Buscar"></button></form>
  <button aria-label="Remover Caneca 1"><svg></svg></button>
  <div><button role="tab">Canecas</button></div>
  <a href="#card"><img alt=""><h2>Caneca 1</h2><p>R$ 10,00</p></a>
  <button role="combobox" aria-label="Quantidade: 1"><span>1</span></button>
  <p>Nada</p>
`;

function open() {
  document.body.innerHTML = `<div id="page">${markup}</div><div id="panel"><button>QA</button></div>`;
  const page = document.getElementById('page');
  if (!page) throw new Error('There is no page.');
  page.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  const noted: LogNote[] = [];
  const stop = watchPerson(page, (one) => noted.push(one));
  const find = (selector: string) => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  return { noted, stop, find, user: userEvent.setup() };
}

it('notes which control is pressed, by its role and name', async () => {
  const { noted, find, user } = open();
  await user.click(find('svg'));
  await user.click(find('[role=tab]'));
  await user.click(find('h2'));
  await user.click(find('p'));
  expect(noted).toEqual([
    { click: { role: 'button', name: 'Remover Caneca 1' } },
    { click: { role: 'tab', name: 'Canecas' } },
    { click: { role: 'link', name: 'Caneca 1' } },
    { click: { role: 'link', name: 'Caneca 1' } },
  ]);
});

it('notes a text once, when it is sent', async () => {
  const { noted, find, user } = open();
  const box = { role: 'searchbox', name: 'Procurar' };
  await user.type(find('input'), 'sabiá{Enter}');
  await user.click(find('form button'));
  expect(noted).toEqual([
    { submit: 'sabiá', on: box },
    { submit: 'sabiá', on: box },
  ]);
});

it('notes the keys that a control handles, and notes a key that acts as a click as a click', async () => {
  const { noted, find, user } = open();
  const menu = { role: 'combobox', name: 'Quantidade: 1' };
  find('[role=combobox]').addEventListener('keydown', (event) => event.preventDefault());
  await user.click(find('[role=combobox]'));
  await user.keyboard('{ArrowDown}{Enter}{Shift}{Control>}f{/Control}{Tab}');
  await user.click(find('[role=tab]'));
  await user.keyboard('{ArrowRight}x{Enter}');
  const tab = { role: 'tab', name: 'Canecas' };
  expect(noted).toEqual([
    { click: menu },
    { key: 'ArrowDown', on: menu },
    { key: 'Enter', on: menu },
    { click: tab },
    { key: 'ArrowRight', on: tab },
    { click: tab },
  ]);
});

it('notes nothing outside the page, and nothing after it is stopped', async () => {
  const { noted, stop, find, user } = open();
  await user.click(find('#panel button'));
  stop();
  await user.click(find('[role=tab]'));
  expect(noted).toEqual([]);
});
