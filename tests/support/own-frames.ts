/** Whether a frame is one of this repository's code. */
const isOwn = (frame: NodeJS.CallSite | undefined): boolean =>
  !/^node:|\/node_modules\//.test(frame?.getFileName() ?? "node:");

/**
 * Lets Playwright look up only our own frames in source maps, and the library's that they call, which name the action. It
 * takes a stack for each step of a test (fixtures, hooks, every `expect` and every action of the browser), looks up 50
 * frames and then drops those of libraries: 40 % of the CPU time of short tests. Errors with a message keep all frames.
 */
export function mapOwnFramesOnly(): void {
  const map = Error.prepareStackTrace;
  if (!map) return;
  Error.prepareStackTrace = (error, frames) => {
    const needed = (frame: NodeJS.CallSite, at: number) => isOwn(frame) || isOwn(frames[at + 1]);
    return map(error, error.message ? frames : frames.filter(needed));
  };
}
