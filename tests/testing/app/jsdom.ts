import JSDOMEnvironment from 'jest-environment-jsdom';

/** jsdom in Portuguese of Brazil, with the parts of the web platform that Node has and jsdom lacks. */
export default class BrowserEnvironment extends JSDOMEnvironment {
  constructor(...args: ConstructorParameters<typeof JSDOMEnvironment>) {
    super(...args);
    const missing = {
      fetch,
      Request,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      Blob,
      structuredClone,
      CompressionStream,
      DecompressionStream,
      matchMedia: () => ({ matches: true }), // Reduced motion: jsdom moves nothing.
      ReadableStream,
    };
    Object.assign(this.global, missing);
    Object.assign(this.global.performance, { getEntriesByType: () => [] });
    Object.defineProperty(this.global.navigator, 'languages', { value: ['pt-BR'] });
  }
}
