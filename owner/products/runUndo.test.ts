import { readdirSync } from 'node:fs';
import { newFolder } from '../../tests/testing/newFolder';
import { replaceList } from './runUndo';

const { inFolder, put, read } = newFolder();

it('if a list cannot be written, the list before stays, and no useless undo is left', () => {
  put('products.json', '[]');
  // What no JSON can hold stops the writing as a full disk does.
  expect(() => replaceList(inFolder(), [1n])).toThrow();
  expect(read('products.json')).toBe('[]');
  expect(readdirSync(inFolder('anteriores'))).toEqual([]);
});
