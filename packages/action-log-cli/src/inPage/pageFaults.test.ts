/** @jest-environment ./tests/testing/app/jsdom.ts */
import { pageFaults } from './pageFaults';

const page = (html: string) => {
  document.body.innerHTML = html;
  return document.body;
};
const tabs = (...indexes: number[]) =>
  `<div role="tablist">${indexes.map((index) => `<button role="tab" tabindex="${index}">Tab</button>`).join('')}</div>`;

it.each<[string, string, object]>([
  ['no fault', `${tabs(0, -1)}<a href="/">Home</a>`, {}],
  [
    'tabs that Tab does not reach',
    tabs(-1, -1),
    { 'controls that Tab does not reach': ['tab "Tab"', 'tab "Tab"'] },
  ],
  ['a picture that repeats a link', '<a href="/a" tabindex="-1"></a><a href="/a">A</a>', {}],
  [
    'a link of its own',
    '<a href="/b" tabindex="-1">B</a>',
    { 'controls that Tab does not reach': ['link "B"'] },
  ],
  [
    'an id that leads nowhere',
    '<button aria-controls="list">Open</button>',
    { 'ids that lead nowhere': ['button "Open": aria-controls "list"'] },
  ],
  [
    'a list that is left open',
    '<input role="combobox" data-local="aria-expanded" aria-expanded="true" aria-label="Find">',
    { 'lists that stay open without the focus': ['combobox "Find"'] },
  ],
  ['what is closed', '<button aria-expanded="false" aria-controls="list">Open</button>', {}],
  ['what is out of reach on purpose', '<div inert><button tabindex="-1">Hidden</button></div>', {}],
])('a page with %s has these faults and no others', (_what, html, faults) => {
  expect(pageFaults(page(html))).toEqual(faults);
});
