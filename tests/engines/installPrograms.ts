import { test } from '@playwright/test';
import { ensureProgram, type ProgramName } from './driver/programs';

// Once, before two workers would install the same packages at the same time.
for (const name of ['firefox', 'webkit', 'display'] satisfies ProgramName[])
  test(`${name} is there, installed if it was missing`, () => {
    test.setTimeout(600_000);
    ensureProgram(name);
  });
