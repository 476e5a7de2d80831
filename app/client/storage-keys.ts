/** Where the device keeps the verse at which someone stopped reading. */
export const LAST_READ_KEY = 'amanah.terakhir-dibaca'
