import { useEffect, useEffectEvent, useState } from 'react';
import type { Log } from '../model/log';
import { addressIn, fetchLog } from './fetchLog';
import type { Trouble } from './logFile';

/**
 * Opens the log at an address, once. One that the shop's own server has is opened at once; about any other the person
 * is asked first.
 * @param text the address as it was given; empty where there is none
 */
export function useAddress(
  text: string,
  open: (log: Promise<Log | Trouble>, title: string) => Promise<void>,
) {
  const [address] = useState(() => (text === '' ? null : addressIn(text)));
  const [isAsking, setIsAsking] = useState(address !== null && !address.isOwn);
  const start = useEffectEvent(() => {
    if (address?.isOwn) void open(fetchLog(address), address.url.pathname);
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
