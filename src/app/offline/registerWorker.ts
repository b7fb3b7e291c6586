import { withBase } from '@/shared/lib';

declare global {
  interface ServiceWorkerContainer {
    register(address: string | TrustedScriptURL): Promise<ServiceWorkerRegistration>;
  }
}

/** server/headers.mjs allows this policy if offline mode is on. */
const policy = window.trustedTypes?.createPolicy('offline', { createScriptURL: (address) => address });

/**
 * Registers the build's service worker (tools/build/serviceWorker.ts). If the browser has no service workers
 * or refuses, the shop needs the network.
 */
export async function registerWorker(): Promise<void> {
  const address = withBase('/sw.js');
  try {
    await navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address);
  } catch {
    // Missing, refused (private windows, plain HTTP), or not downloaded: the next visit tries again.
  }
}
