import { shorten } from '../text/formats';
import { nameInstead, type NameOf } from '../text/names';
import { Leaf, TreeNode } from './tree/TreeNode';

/** A value as a person reads it: names instead of ids, and a tree for an object or a list. */
export function Value({ value, nameOf }: { value: unknown; nameOf: NameOf }) {
  if (value === undefined || value === null || value === '') return <span>nothing</span>;
  if (typeof value === 'string') {
    const named = shorten(nameInstead(value, nameOf));
    return <span title={named === value ? undefined : value}>{named}</span>;
  }
  if (typeof value !== 'object' || Object.keys(value).length === 0)
    return <Leaf value={value} nameOf={nameOf} />;
  return (
    <ul>
      <TreeNode value={value} keys={[]} nameOf={nameOf} />
    </ul>
  );
}
