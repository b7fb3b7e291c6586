import { onCLS, onINP, onLCP } from 'web-vitals';

/** One of Google's Core Web Vitals: LCP and INP in ms, CLS as a number. */
export interface Vital {
  name: string;
  value: number;
}

/** Tells each vital once, as soon as the browser knows it; at the latest when the page is hidden first. */
export function watchVitals(tell: (vital: Vital) => void): void {
  for (const watch of [onLCP, onINP, onCLS]) {
    let isTold = false;
    watch(({ name, value }) => {
      if (!isTold) tell({ name, value: Math.round(value * 1000) / 1000 });
      isTold = true;
    });
  }
}
