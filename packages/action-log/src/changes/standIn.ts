import { isFields } from '../model/fields';

/** Collects the names of the values that some work takes from stand-ins. */
function createCollector() {
  /** The values that were taken since the work began; undefined while no work runs. */
  let taken: Set<string> | undefined;
  return {
    take: (part: string) => void taken?.add(part),
    /** Does some work. Returns its result, and in words what it took from stand-ins: 'message of payload (Error)'. */
    during<Result>(work: () => Result): { result: Result; taken: readonly string[] } {
      const ofOuterWork = taken;
      const ofThisWork = new Set<string>();
      taken = ofThisWork;
      try {
        return { result: work(), taken: [...ofThisWork] };
      } finally {
        taken = ofOuterWork;
      }
    },
  };
}

// A reducer reads a part of a stand-in as it reads any value, and no caller learns of it. So all stand-ins share one collector.
const { take, during } = createCollector();
export { during as whatIsTaken };

/**
 * A substitute for a value that a file has only in part: an instance of a class without its methods, its
 * getters and its hidden fields, such as the message of an Error. What a reducer takes from it that the file
 * does not have is undefined, and is noted (`whatIsTaken`).
 * @param name of the value in the log, such as 'payload (Error)'
 * @param className which says that it was not a plain object
 * @param json the part that the file has
 */
export function createStandIn(name: string, className: string, json: unknown): object {
  const fields = Object.getOwnPropertyDescriptors(isFields(json) ? json : {});
  const standIn = Object.create(prototypeOf(className), fields) as object;
  const note = (key: string | symbol) => {
    if (!Object.hasOwn(standIn, key) && !isOfLibraries(key)) take(`${String(key)} of ${name}`);
  };
  return new Proxy(standIn, {
    get(target, key): unknown {
      note(key);
      return Object.hasOwn(target, key) || key === 'constructor' ? Reflect.get(target, key) : undefined;
    },
    has(target, key) {
      note(key);
      return Reflect.has(target, key);
    },
    getOwnPropertyDescriptor(target, key) {
      note(key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
}

/** A substitute for a function. It does nothing, and a call is noted as one that takes the function's result. */
export const createFunctionStandIn = (name: string) => () => take(`the result of ${name}`);

/** Whether a key is one that libraries such as Immer read of every object, to find out what it is. */
const isOfLibraries = (key: string | symbol) => typeof key === 'symbol' || key === 'constructor';

/**
 * The prototype of a class of the platform, so that 'instanceof Error' says what it said; else one that has
 * only the name.
 */
function prototypeOf(className: string): object {
  const platform: unknown = /^[A-Z]\w*$/.test(className) ? Reflect.get(globalThis, className) : undefined;
  const prototype: unknown = typeof platform === 'function' ? Reflect.get(platform, 'prototype') : undefined;
  const isOfClass = isFields(prototype) && prototype.constructor === platform && platform !== Object;
  return isOfClass ? prototype : { constructor: { name: className } };
}
