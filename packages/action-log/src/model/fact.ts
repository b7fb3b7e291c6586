/** What is expected and found, by a path in the state or a name. What is undefined is not there. */
export interface Fact {
  path: string;
  expected?: unknown;
  found?: unknown;
}
