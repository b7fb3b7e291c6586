import { useDispatch, useSelector } from 'react-redux';
import { Icon, Select } from '@/shared/ui';
import type { Sort } from '../model/choices';
import { selectIsSortOpen, selectSort, sortChosen, sortMenuToggled } from '../model/slice';
import styles from './SortMenu.module.scss';

const options: readonly { value: Sort; label: string }[] = [
  { value: 'newest', label: 'Novidades' },
  { value: 'price-desc', label: 'Preço: Maior - menor' },
  { value: 'price-asc', label: 'Preço: Menor - maior' },
  { value: 'best-sellers', label: 'Mais vendidos' },
];

export function SortMenu() {
  const sort = useSelector(selectSort);
  const open = useSelector(selectIsSortOpen);
  const dispatch = useDispatch();
  const chosen = options.find(({ value }) => value === sort)?.label;
  return (
    <Select
      label="Organizar por"
      options={options}
      value={sort}
      open={open}
      onToggle={() => dispatch(sortMenuToggled())}
      onChoose={(value) => dispatch(sortChosen(value))}
    >
      <span className={styles.text}>
        Organizar por{chosen && <span className={styles.chosen}>: {chosen}</span>}
      </span>
      <Icon name="down" />
    </Select>
  );
}
