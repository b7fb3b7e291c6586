// The entry that `npm run replay -- --random` loads with `loadShop`.
export { playRandomSessions } from '../../../../tests/random/randomSessions';
export { builtInRows } from '@/entities/product/model/builtInProducts';
