import { handover } from '#app/client/handover.client.ts'

/**
 * Must be called inside a press handler, before React: Safari lets an element sound later only when it was loaded or
 * played there (decision 0059). The player has two.
 */
export function prepareAudio(): void {
  const { audio } = handover()
  while (audio.length < 2) {
    const element = new Audio()
    element.load()
    audio.push(element)
  }
}

/** An audio element of the first press, or a new one. */
export function elementFromPress(): HTMLAudioElement {
  return handover().audio.pop() ?? new Audio()
}
