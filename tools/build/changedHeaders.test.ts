import type { BuildHeaders } from '../../server/headers.mjs';
import { changedHeaders } from './changedHeaders';

/** The headers of a build with one inline style; the policy also allows the styles of the build before. */
const built = (style: string, earlier: readonly string[] = []): BuildHeaders => ({
  page: { 'Content-Security-Policy': ["style-src 'self'", style, ...earlier].join(' ') },
  file: {},
  inlineCode: { scripts: [], styles: [style] },
});

it.each<[string, BuildHeaders, BuildHeaders, number]>([
  ['a first build', { page: {}, file: {}, inlineCode: { scripts: [], styles: [] } }, built("'sha256-a'"), 0],
  ['the same pages', built("'sha256-a'", ["'sha256-b'"]), built("'sha256-a'"), 0],
  ['other colours', built("'sha256-a'"), built("'sha256-b'", ["'sha256-a'"]), 1],
  ['another backend', built("'sha256-a'"), { ...built("'sha256-a'"), page: { Policy: 'https://api' } }, 1],
  ['another path', built("'sha256-a'"), { ...built("'sha256-a'"), basePath: '/loja' }, 1],
])(
  'a build says what to reload only if a running server would send wrong headers: %s',
  (_, before, now, warnings) => {
    expect(changedHeaders(before, now)).toHaveLength(warnings);
  },
);
