/** What was typed or chosen before React, by field. */
export type Typed = Map<HTMLInputElement, [value: string, checked: boolean, caret: number | null]>

/** What the boot file has gathered before React, for whoever needs it afterwards. */
export type Handover = {
  /** Audio elements that were made and loaded inside a press, so that they may sound later. */
  audio: HTMLAudioElement[]
  /** The browser's offer to install the app. */
  invitation?: Event | undefined
  /** The id of a newer build, once the server has named one. */
  newBuild?: string | undefined
  /** Comes with React, because the boot file must stay small (app/boot/replay-typed.client.ts). */
  replayTyped?: (typed: Typed) => boolean
}

/** A `CustomEvent` on `window`: React works on the whole page, or `detail` says why it never will. */
export const REACT_READY = 'amanah:siap'

type WithHandover = { __amanah?: Handover }

/** One object per page, shared by the boot file and the app, which are built apart. */
export function handover(): Handover {
  return ((globalThis as WithHandover).__amanah ??= { audio: [] })
}
