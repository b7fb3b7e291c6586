/** Replaces all style sheets: each class has the name that it has in the source. */
const classes = new Proxy<Record<string, string>>({}, { get: (_target, name) => String(name) });
export default classes;
