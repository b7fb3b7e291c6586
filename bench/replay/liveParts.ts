// The live shop and the recorder's parts for `loadShop` in the benchmark.
export { configureStore, Tuple } from '@reduxjs/toolkit';
export { createRecorder } from '@/features/action-log';
export { startMirror } from '@/features/action-log/record/mirror';
export { makeStore } from '@/app/redux/makeStore';
export { rootReducer } from '@/app/redux/rootReducer';
