import { changedText } from './changedText';

const mug = { id: 'p1', name: 'Caneca Sabiá', sizes: [{ ml: 320 }] };

describe('what a step changed, as text', () => {
  it('has the keys and values that are new, without case and accents, and nothing that was there before', () => {
    const text = changedText(
      { cart: { items: [mug] }, page: 1 },
      { cart: { items: [mug, { name: 'Garoa' }] }, page: 1 },
    );
    expect(text.split('\n')).toEqual(['', 'cart', 'items', '1', 'name garoa']);
    expect(changedText({}, { mug })).toContain('name caneca sabia');
  });

  it('has the list from which a member was removed, but not the members that moved up', () => {
    const text = changedText({ items: [{ name: 'Garoa' }, mug] }, { items: [mug] });
    expect(text.split('\n')).toEqual(['', 'items', '1']);
  });

  it('is empty if both states are the same', () => {
    expect(changedText(mug, mug)).toBe('');
  });
});
