import { useEffect, useEffectEvent, useState } from 'react';
import type { Log } from 'action-log';
import { addressIn, fetchLog, isAllowed } from './fetchLog';
import type { Trouble } from './logFile';

/**
 * Opens the log at an address, once. One that the shop's own server has is opened at once; about any other the person
 * is asked first, where logs may be opened from there.
 * @param text the address as it was given; empty where there is none
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
    if (isRefused) void open(Promise.resolve('otherOrigin'), address.host);
    if (!address && text !== '') void open(Promise.resolve('noAddress'), text);
  });
  useEffect(() => start(), []);
  return {
    /** Whose log the person is asked about; null where there is nothing to ask. */
    asked: isAsking && address ? address.host : null,
    accept() {
      setIsAsking(false);
      if (address) void open(fetchLog(address), address.host);
    },
    refuse: () => setIsAsking(false),
  };
}
