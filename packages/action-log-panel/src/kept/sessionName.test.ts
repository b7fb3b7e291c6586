import type { Kept } from './kept';
import { defaultName, sessionName, countTabs } from './sessionName';

const kept = (changes: Partial<Kept>): { kept: Kept; lane: string } => ({
  kept: {
    id: 'a',
    after: '',
    startedAt: new Date(2026, 10, 22, 14, 2).getTime(),
    endedAt: 0,
    count: 38,
    pages: ['produto', 'carrinho'],
    name: '',
    ...changes,
  },
  lane: 'Aba 1',
});

describe('a session', () => {
  it('is named after its time, its length and its pages', () => {
    expect(sessionName([kept({})])).toBe('22/11 14:02, 38 passos, produto e carrinho');
    expect(sessionName([kept({ count: 1, pages: [] })])).toBe('22/11 14:02, 1 passo');
  });

  it('has all pages of its recordings, and the steps between them', () => {
    const session = [kept({}), kept({ startedAt: 0, count: 2, pages: ['carrinho', 'vitrine'] })];
    expect(sessionName(session)).toBe('22/11 14:02, 41 passos, produto, carrinho e vitrine');
  });

  it('has the name that a person gave it, also if only a later recording has it', () => {
    const session = [kept({}), kept({ name: 'Bug do total' })];
    expect(sessionName(session)).toBe('Bug do total');
    expect(defaultName(session)).toMatch(/^22\/11 14:02/);
  });

  it('counts its tabs if it has more than one page load', () => {
    expect(countTabs([kept({})])).toBe('');
    expect(countTabs([kept({}), kept({})])).toBe('1 aba, 2 carregamentos');
    expect(countTabs([kept({}), { ...kept({}), lane: 'Aba 2' }])).toBe('2 abas, 2 carregamentos');
  });
});
