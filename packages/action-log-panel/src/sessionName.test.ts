import type { Kept } from './recording/kept';
import { madeName, sessionName, tellLanes } from './sessionName';

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
  it('is named after when it began, how long it is and which pages it saw', () => {
    expect(sessionName([kept({})])).toBe('22/11 14:02, 38 passos, produto e carrinho');
    expect(sessionName([kept({ count: 1, pages: [] })])).toBe('22/11 14:02, 1 passo');
  });

  it('has all pages of its recordings, and the steps between them', () => {
    const session = [kept({}), kept({ startedAt: 0, count: 2, pages: ['carrinho', 'vitrine'] })];
    expect(sessionName(session)).toBe('22/11 14:02, 41 passos, produto, carrinho e vitrine');
  });

  it('is named as a person named it, also where only a later recording has the name', () => {
    const session = [kept({}), kept({ name: 'Bug do total' })];
    expect(sessionName(session)).toBe('Bug do total');
    expect(madeName(session)).toMatch(/^22\/11 14:02/);
  });

  it('tells its tabs where it has more than one page load', () => {
    expect(tellLanes([kept({})])).toBe('');
    expect(tellLanes([kept({}), kept({})])).toBe('1 aba, 2 carregamentos');
    expect(tellLanes([kept({}), { ...kept({}), lane: 'Aba 2' }])).toBe('2 abas, 2 carregamentos');
  });
});
