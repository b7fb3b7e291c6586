import { useEffect, useEffectEvent, useState } from 'react';
import type { Log } from '../model/log';
import { addressIn, fetchLog, type LogAddress } from './fetchLog';
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
  const [asked, setAsked] = useState<LogAddress | null>(null);
  const take = useEffectEvent(() => {
    if (text === '') return;
    const address = addressIn(text);
    if (!address) void open(Promise.resolve('noAddress'), text);
    else if (address.isOwn) void open(fetchLog(address), address.url.pathname);
    else setAsked(address);
  });
  useEffect(() => take(), []);
  return {
    /** The address that the person is asked about. */
    asked,
    accept() {
      setAsked(null);
      if (asked) void open(fetchLog(asked), asked.host);
    },
    refuse: () => setAsked(null),
  };
}
