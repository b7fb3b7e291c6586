import { useEffect, useEffectEvent, useState } from 'react';
import type { Log } from 'action-log';
import type { Host } from '../host';
import { addressIn, fetchLog, isAllowed } from '../logs/fetchLog';
import type { Trouble } from '../logs/openLog';

/**
 * Opens the log at an address, once. It opens a log on the app's own server immediately, asks before any other that is
 * allowed, and refuses the rest.
 * @param text the address as it was given, or empty
 */
export function useAddress(
  text: string,
  { name, logOrigins }: Pick<Host<never>, 'name' | 'logOrigins'>,
  open: (log: Promise<Log | Trouble>, title: string) => Promise<void>,
) {
  const [address] = useState(() => (text === '' ? null : addressIn(text)));
  const isRefused = address !== null && !isAllowed(address, logOrigins);
  const [isAsking, setIsAsking] = useState(address !== null && !address.isOwn && !isRefused);
  const start = useEffectEvent(() => {
    if (address?.isOwn) void open(fetchLog(address, name), address.url.pathname);
    if (isRefused) void open(Promise.resolve('otherOrigin'), address.place);
    if (!address && text !== '') void open(Promise.resolve('noAddress'), text);
  });
  useEffect(() => start(), []);
  return {
    /** What to ask the person; null if there is nothing to ask. */
    question: isAsking && address ? `Open the log of ${address.place}?` : null,
    accept() {
      if (address) void open(fetchLog(address, name), address.place);
    },
    close: () => setIsAsking(false),
  };
}
