// The live shop and the recorder's parts for `loadShop` in the benchmark.
export { configureStore, Tuple } from '@reduxjs/toolkit';
export { createRecorder } from 'action-log';
export { startMirror } from 'action-log-panel/recording';
export { makeStore } from '@/app/redux/makeStore';
export { rootReducer } from '@/app/redux/rootReducer';
