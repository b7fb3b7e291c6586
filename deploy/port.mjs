/**
 * The port that the environment variable PORT names, 3000 where it is not set; 0 lets the operating system choose.
 * Where it is no port, says so and ends the process.
 * @returns {number}
 */
export function chosenPort() {
  const port = process.env.PORT || '3000';
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65535) return Number(port);
  console.error(
    `PORT is "${port}", which is no port: set it to a number from 0 to 65535, or leave it out for 3000.`,
  );
  process.exit(1);
}
