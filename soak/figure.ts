/** What was tried of a promise, and how often it did not hold: a row of RELIABILITY.md. */
export interface Figure {
  area: 'Tabs' | 'Storage' | 'Backend' | 'Server' | 'Crash' | 'Not promised';
  /** What was tried, as a clause. */
  what: string;
  /** In what: an engine with its version, or Node with its own. */
  where: string;
  /** How often. */
  tried: number;
  /** How often it did not hold. Rows of 'Not promised' say what was lost; in all others it has to be 0. */
  lost: number;
  /** What else was measured, with its unit. */
  measured?: string;
}
