/** The parts of packing, which reach the disk and start programs. */
interface Steps<Package> {
  /** Removes what is in a package only while it is packed. */
  clear: (packed: Package) => void;
  /** Compiles the types of all packages, which takes longer than all other steps together. */
  compileTypes: () => void;
  /** Writes a package's scripts and its compiled types. */
  writeBuild: (packed: Package) => Promise<void>;
  /** Writes a package's API.md. The types of all packages must be there, because they name each other. */
  writeApi: (packed: Package) => void;
  /** Writes the tarballs of all packages. */
  writeTarballs: () => void;
}

/** Writes the tarballs of all packages in one build, and removes what it has put into them, also if a step throws. */
export async function packAll<Package>(packages: readonly Package[], steps: Steps<Package>): Promise<void> {
  packages.forEach(steps.clear);
  try {
    steps.compileTypes();
    for (const packed of packages) await steps.writeBuild(packed);
    packages.forEach(steps.writeApi);
    steps.writeTarballs();
  } finally {
    packages.forEach(steps.clear);
  }
}
