import { useDispatch, useSelector } from 'react-redux';
import { api, look, notes, reducer, votes } from './store';

type State = ReturnType<typeof reducer>;

export function App() {
  const dispatch = useDispatch();
  const items = useSelector((state: State) => state.notes);
  const isDark = useSelector((state: State) => state.look.isDark);
  const count = useSelector((state: State) => state.votes ?? 0);
  const tip = useSelector((state: State) => api.endpoints.tip.select(undefined)(state).data);

  const add = (text: string) => dispatch(notes.actions.added(text));
  function vote() {
    reducer.inject(votes);
    dispatch(votes.actions.given());
  }

  return (
    <main>
      <p>{String(tip)}</p>
      <p>{`${isDark ? 'dark' : 'light'}, ${count} votes`}</p>
      <ul>
        {items.map(({ id, text }) => (
          <li key={id}>
            <button onClick={() => dispatch(notes.actions.removed(id))}>{`Remove ${text}`}</button>
          </li>
        ))}
      </ul>
      <button onClick={() => add(`note ${items.length}`)}>Add</button>
      <button onClick={() => dispatch(look.actions.toggled())}>Look</button>
      <button onClick={vote}>Vote</button>
      <button onDoubleClick={() => add('double')}>Double</button>
      <button onContextMenu={() => add('right')}>Right</button>
      <button onClick={({ ctrlKey }) => ctrlKey && add('with a key')}>Key</button>
      <input
        aria-label="Text"
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && add(currentTarget.value)}
      />
      <select
        multiple
        value={[]}
        aria-label="Sizes"
        onChange={({ target }) => add(Array.from(target.selectedOptions, ({ value }) => value).join())}
      >
        <option>S</option>
        <option>M</option>
        <option>L</option>
      </select>
    </main>
  );
}
