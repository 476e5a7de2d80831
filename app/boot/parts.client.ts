import { deviceNow } from '#app/client/device-clock.client.ts'

/**
 * Begins React for a part that lives by script alone, at the moment it names: the end of what a clock waits for, so
 * that nobody reads of a time that is over. One that names none begins at once.
 */
export function beginForParts(begin: () => void): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-begins]')) {
    setTimeout(begin, Date.parse(dataset.begins ?? '') - deviceNow())
  }
}
