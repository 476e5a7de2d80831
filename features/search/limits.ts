/** A hundred a second from one address, which may be that of a whole town: for machines. */
export const searchLimit = { name: 'search address', burst: 1_000, everySeconds: 0.01 }
/** Counting writes, and decides what others see. */
export const countLimit = { name: 'search terms address', burst: 60, everySeconds: 2 }
