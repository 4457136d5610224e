/** How long requests in flight may take when the server shuts down. */
export const DRAIN_TIMEOUT_MS = 20_000;

/** How much longer the supervisor waits for a stopping process. */
export const STOP_GRACE_MS = 5_000;
