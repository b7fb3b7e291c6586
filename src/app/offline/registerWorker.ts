import { withBase } from '@/shared/lib';

declare global {
  interface ServiceWorkerContainer {
    register(address: string | TrustedScriptURL): Promise<ServiceWorkerRegistration>;
  }
}

/** server/headers.mjs lists this policy where offline mode is on. */
const policy = window.trustedTypes?.createPolicy('offline', { createScriptURL: (address) => address });

/**
 * Registers the build's service worker (tools/build/serviceWorker.ts). Where a browser has none or refuses it, the shop
 * needs the network as ever.
 */
export async function registerWorker(): Promise<void> {
  const address = withBase('/sw.js');
  try {
    await navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address);
  } catch {
    // Missing, refused (private windows, plain HTTP), or the file did not come: the next visit asks again.
  }
}
