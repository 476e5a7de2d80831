/** Counting writes to the database, and influences what others see. */
export const countLimit = { name: 'search terms address', burst: 60, everySeconds: 2 }
