import { useEffect, useEffectEvent, useState } from 'react';
import type { Log } from 'action-log';
import { addressIn, fetchLog, isAllowed } from '../logs/fetchLog';
import type { Trouble } from '../logs/openLog';

/**
 * Opens the log at an address, once. It opens a log on the app's own server immediately, asks before any other that is
 * allowed, and refuses the rest.
 * @param text the address as it was given, or empty
 * @param origins the origins besides the own one from which logs may be opened
 */
export function useAddress(
  text: string,
  origins: readonly string[],
  open: (log: Promise<Log | Trouble>, title: string) => Promise<void>,
) {
  const [address] = useState(() => (text === '' ? null : addressIn(text)));
  const isRefused = address !== null && !isAllowed(address, origins);
  const [isAsking, setIsAsking] = useState(address !== null && !address.isOwn && !isRefused);
  const start = useEffectEvent(() => {
    if (address?.isOwn) void open(fetchLog(address), address.url.pathname);
    if (isRefused) void open(Promise.resolve('otherOrigin'), address.place);
    if (!address && text !== '') void open(Promise.resolve('noAddress'), text);
  });
  useEffect(() => start(), []);
  return {
    /** What to ask the person; null if there is nothing to ask. */
    question: isAsking && address ? `Open the log of ${address.place}?` : null,
    accept() {
      if (address) void open(fetchLog(address), address.place);
    },
    close: () => setIsAsking(false),
  };
}
