const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name inside a sentence without elements, such as an alert. If it has Hebrew or Arabic letters, two
 * invisible letters (Unicode's FSI and PDI) keep it from turning the words after it; an element does that
 * with `bdi`.
 */
export const isolated = (name: string) => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
