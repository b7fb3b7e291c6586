/**
 * The page's side of `npm run dev`: applies each new build, and shows what is wrong with it over the page. A click hides
 * the errors.
 */
import 'webpack/hot/dev-server';
import emitter from 'webpack/hot/emitter';

/** The newest build: its errors, and those that `tsc` has found so far. */
export interface News {
  hash: string;
  errors: string[];
  typeErrors: string[];
}

let news: News = { hash: '', errors: [], typeErrors: [] };
/** What the page itself has thrown since the newest build. */
let thrown: string[] = [];

const overlay = document.createElement('pre');
overlay.id = 'dev-errors';
overlay.style.cssText =
  'position: fixed; inset: 0; z-index: 9999; margin: 0; padding: 2rem; overflow: auto; white-space: pre-wrap; background: #2b0b0bee; color: #fff; font: 14px/1.5 monospace';
overlay.addEventListener('click', () => overlay.remove());

function showErrors() {
  overlay.textContent = [...news.errors, ...news.typeErrors, ...thrown].join('\n\n');
  if (overlay.textContent) document.documentElement.append(overlay);
  else overlay.remove();
}

new EventSource('/webpack-news').onmessage = ({ data }: MessageEvent<string>) => {
  const next = JSON.parse(data) as News;
  if (next.hash !== news.hash) thrown = [];
  news = next;
  showErrors();
  if (news.errors.length === 0) emitter.emit('webpackHotUpdate', news.hash);
};

function show(error: unknown) {
  thrown.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  showErrors();
}
addEventListener('error', ({ error }) => show(error));
addEventListener('unhandledrejection', ({ reason }) => show(reason));
