// What `npm run replay -- --random` plays with, for `loadShop`.
export { playRandomSessions } from '@/app/testing/randomSessions';
export { builtInRows } from '@/entities/product/model/builtInProducts';
