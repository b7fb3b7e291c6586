import { loadBuiltInRows } from './loadBuiltInRows';

it('loads the list once for all who want it at the same time', async () => {
  const [one, other] = [loadBuiltInRows(), loadBuiltInRows()];
  expect(one).toBe(other);
  const rows = await one;
  expect(rows.length).toBeGreaterThan(40);
  expect(loadBuiltInRows()).not.toBe(one); // A later load asks the server again.
});
