/**
 * A loader of webpack for the development build: an edited module of components is replaced, and React renders
 * them again with the state that they have (react-refresh). Other modules are replaced together with those that import them.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 * @param {Parameters<import('webpack').LoaderContext<object>['callback']>[2]} map
 */
export default function refreshLoader(source, map) {
  if (!this.resourcePath.endsWith('.tsx')) return this.callback(null, source, map);
  const exported = [...source.matchAll(/^export (?:const|(?:async )?function|class) (\w)/gm)];
  const hasOnlyComponents = exported.length > 0 && exported.every(([, letter = '']) => /[A-Z]/.test(letter));
  // In the first line, so that the source map stays right.
  const before = `import * as refresh from 'react-refresh/runtime';
    const $RefreshReg$ = (type, id) => refresh.register(type, ${JSON.stringify(this.resourcePath)} + id);
    const $RefreshSig$ = refresh.createSignatureFunctionForTransform;`.replaceAll('\n', ' ');
  const after = 'import.meta.webpackHot.accept(); setTimeout(refresh.performReactRefresh);';
  this.callback(null, `${before} ${source}\n${hasOnlyComponents ? after : ''}`, map);
}
