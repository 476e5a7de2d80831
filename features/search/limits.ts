/** A hundred per second from one address, which may be that of a whole town: a limit for machines. */
export const searchLimit = { name: 'search address', burst: 1_000, everySeconds: 0.01 }
/** Counting writes to the database, and influences what others see. */
export const countLimit = { name: 'search terms address', burst: 60, everySeconds: 2 }
