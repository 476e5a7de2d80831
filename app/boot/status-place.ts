/** The place in every page where the boot file says what is happening. */
export const STATUS_ID = 'mulai'
