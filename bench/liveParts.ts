// The live shop and the recorder's parts for `loadShop` in the benchmark.
export { configureStore } from '@reduxjs/toolkit';
export { createRecorder, startMirror } from '@/features/action-log';
export { makeStore } from '@/app/redux/makeStore';
export { rootReducer } from '@/app/redux/rootReducer';
