/**
 * `npm run budget`, after a build: what a visit downloads, in bytes after brotli, beside the limits. Fails if
 * a limit is exceeded.
 */
import { bytesSent, filesOfRelease, INITIAL_SCRIPTS, MOST_INITIAL_BYTES } from './release';

const weights = [
  { name: 'initial scripts', files: filesOfRelease(INITIAL_SCRIPTS), limit: MOST_INITIAL_BYTES },
  { name: 'HTML of /', files: ['index.html'], limit: 12_000 },
  {
    name: 'everything of a visit but pictures',
    files: [
      'index.html',
      'built-in.json',
      ...filesOfRelease(
        /\.woff2$|\/(?!search|gallery|qa|report|text\.).*\.js$|\/(?!catalogue|search|gallery|qa|report|text\.).*\.css$/,
      ),
    ],
    limit: 162_000,
  },
];

for (const { name, files, limit } of weights) {
  const size = bytesSent(files);
  console.log(`${size <= limit ? 'ok  ' : 'OVER'} ${name}: ${size} bytes of ${limit}`);
  if (size > limit) process.exitCode = 1;
}
