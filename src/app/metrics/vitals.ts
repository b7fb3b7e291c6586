import { onCLS, onINP, onLCP } from 'web-vitals';

/** One of Google's Core Web Vitals: LCP and INP in ms, CLS as a number. */
export interface Vital {
  name: string;
  value: number;
}

/** Reports each vital once, as soon as it is known and at the latest when the page is first hidden. */
export function watchVitals(report: (vital: Vital) => void): void {
  for (const watch of [onLCP, onINP, onCLS]) {
    let isReported = false;
    watch(({ name, value }) => {
      if (!isReported) report({ name, value: Math.round(value * 1000) / 1000 });
      isReported = true;
    });
  }
}
