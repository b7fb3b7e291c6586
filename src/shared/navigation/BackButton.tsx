import { useDispatch } from 'react-redux';
import { Icon } from '@/shared/ui';
import { backPressed } from './slice';
import styles from './BackButton.module.scss';

export function BackButton() {
  const dispatch = useDispatch();
  return (
    <button type="button" className={styles.back} onClick={() => dispatch(backPressed())}>
      <Icon name="back" />
      Voltar
    </button>
  );
}
