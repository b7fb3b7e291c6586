/** What is expected and what is found, by a path in the state or by the name of a fact. What is undefined is not there. */
export interface Fact {
  path: string;
  expected?: unknown;
  found?: unknown;
}
