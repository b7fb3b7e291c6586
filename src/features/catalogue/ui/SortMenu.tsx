import { useDispatch, useSelector } from 'react-redux';
import { Icon, Select } from '@/shared/ui';
import { sortOptions } from '../model/choices';
import { selectIsSortOpen, selectSort, sortChosen, sortMenuToggled } from '../model/slice';
import styles from './SortMenu.module.scss';

export function SortMenu() {
  const sort = useSelector(selectSort);
  const open = useSelector(selectIsSortOpen);
  const dispatch = useDispatch();
  const chosen = sortOptions.find(({ value }) => value === sort)?.label;
  return (
    <Select
      label="Organizar por"
      options={sortOptions}
      value={sort}
      valueLabel={chosen}
      open={open}
      onToggle={() => dispatch(sortMenuToggled())}
      onChoose={(value) => dispatch(sortChosen(value))}
    >
      <span className={styles.text}>
        <span className={styles.label}>{chosen ? 'Organizar por: ' : 'Organizar por'}</span>
        {chosen && <span className={styles.chosen}>{chosen}</span>}
      </span>
      <Icon name="down" />
    </Select>
  );
}
