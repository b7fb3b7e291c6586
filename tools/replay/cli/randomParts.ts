// What `npm run replay -- --random` plays with, for `loadShop`.
export { playRandomSessions } from '@/app/qa/random/randomSessions';
export { builtInRows } from '@/entities/product/model/builtInProducts';
