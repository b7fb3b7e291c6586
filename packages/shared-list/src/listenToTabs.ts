export interface TabsOptions {
  /** Opens the channel to the other tabs; null, or an error, if the browser has none. */
  openChannel: () => BroadcastChannel | null;
  /** The window. */
  window: EventTarget;
  onMessage: (message: unknown) => void;
  /** Another tab wrote this. By now storage may hold something else. */
  onStored: (key: string | null, text: string) => void;
  /** Nothing was heard while the page was in the page cache. */
  onRestoredFromPageCache: () => void;
}

/** Listens to the other tabs, over a channel and through storage. */
export function listenToTabs(options: TabsOptions) {
  const { openChannel, window, onMessage, onStored, onRestoredFromPageCache } = options;
  let channel: BroadcastChannel | null = null;

  const onData = ({ data }: MessageEvent<unknown>) => onMessage(data);
  const open = () => {
    try {
      channel ??= openChannel();
    } catch {
      // Firefox refuses it if cookies are off: storage alone connects the tabs.
    }
    channel?.addEventListener('message', onData);
  };
  // Chromium and Firefox put no page with an open channel into their page cache.
  const closeChannel = () => {
    channel?.removeEventListener('message', onData);
    channel?.close();
    channel = null;
  };
  const listeners = {
    storage(event: Event) {
      const { key, newValue } = event as StorageEvent;
      if (newValue !== null) onStored(key, newValue);
    },
    pagehide: closeChannel,
    pageshow(event: Event) {
      if (!(event as PageTransitionEvent).persisted) return;
      open();
      onRestoredFromPageCache();
    },
  };

  open();
  for (const [type, listener] of Object.entries(listeners)) window.addEventListener(type, listener);

  return {
    /** Sends a message. If the browser refuses it, the other tabs learn the change through storage. */
    post(messages: readonly unknown[]): void {
      try {
        for (const message of messages) channel?.postMessage(message);
      } catch {
        // The list is saved already.
      }
    },

    close(): void {
      closeChannel();
      for (const [type, listener] of Object.entries(listeners)) window.removeEventListener(type, listener);
    },
  };
}
