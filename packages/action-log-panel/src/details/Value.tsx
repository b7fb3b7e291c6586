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
  if (typeof value !== 'object') return <Leaf value={value} nameOf={nameOf} />;
  if (Object.keys(value).length === 0) return <span>empty</span>;
  if (isShortList(value)) return <span>{value.map((one) => nameInstead(one, nameOf)).join(', ')}</span>;
  return (
    <ul className="treeMembers">
      <TreeNode value={value} keys={[]} found={null} nameOf={nameOf} />
    </ul>
  );
}

/** Of a longer list of texts, at first only the number is shown. */
const SHORT = 4;

function isShortList(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= SHORT && value.every((one) => typeof one === 'string');
}
