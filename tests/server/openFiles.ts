import type { ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';

/** How many files and connections a process has open. */
export const openFiles = ({ pid }: ChildProcess) => readdirSync(`/proc/${pid}/fd`).length;
