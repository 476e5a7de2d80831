import { deviceNow } from '#app/client/device-clock.client.ts'

/** Begins React when what a clock waits for has come, so that nobody reads of a time that is over. */
export function beginWhenOver(begin: () => void): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-until]')) {
    setTimeout(begin, Date.parse(dataset.until ?? '') - deviceNow())
  }
}
