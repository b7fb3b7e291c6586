import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fromRoot } from '../fromRoot';

/**
 * Unpacks the pictures of the sample products into public/pictures, unless they are there: four AVIF and a
 * WebP of each, in the sizes of makePhotos.ts. To make them in a build would take three minutes, and as
 * single files they would be every third file of the repository.
 */
export function unpackSamplePictures(): void {
  if (!existsSync(fromRoot('public/pictures/sabia.webp')))
    execFileSync('tar', ['-xf', 'owner/products/samplePictures.tar', '-C', 'public/pictures'], {
      cwd: fromRoot(''),
    });
}
