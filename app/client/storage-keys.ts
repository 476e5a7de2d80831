/** Storage key of the last read verse. */
export const LAST_READ_KEY = 'amanah.terakhir-dibaca'
