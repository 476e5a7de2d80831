import { handover } from '#app/client/handover.client.ts'
import { prepareAudio } from '#app/site/player/first-press.client.ts'
import { controlAt, hasAnswer, isDocumentForm, isNative, isShortcut } from './controls.client.ts'
import { rememberBegun } from './known-here.client.ts'
import { startReact } from './starter.client.ts'
import { askAgain, say, words } from './status.client.ts'
import { STATUS_ID } from './status-place.ts'
import { keepTyped, typed } from './typed.client.ts'

/** What was pressed, undefined for a key outside every control, and what does it again. */
type HeldPress = [control: HTMLElement | undefined, replay: () => void]

/** After so long nobody expects an answer to a press. */
const LOST_MS = 20_000

/** Ends the listening: React works. */
const until = new AbortController()
export const { signal: untilReady } = until

let attempt: Promise<void> | undefined
let queue: HeldPress[] = []
let isLost = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Starts React, once. After a failure the next call tries again. */
export function begin(): void {
  if (untilReady.aborted) return
  attempt ??= startReact()
    .then(finish, fail)
    .finally(() => {
      attempt = undefined
    })
}

/** Begins with the first act at a control and replays there, once, what only React can answer. */
export function holdUntilReady(): void {
  listen('focusin', ({ target }) => {
    const control = controlAt(target)
    if (control && !isDocumentForm(control)) begin()
  })
  listen('click', onClick)
  listen('submit', onSubmit)
  listen('keydown', onKeydown)
  listen('input', ({ target }) => keepTyped(target))
  // Who has left the page no longer waits for what was pressed on it.
  listen('pagehide', () => {
    release()
    say('')
  })
}

function listen<Name extends keyof WindowEventMap>(
  name: Name,
  run: (event: WindowEventMap[Name]) => void,
): void {
  addEventListener(name, run, { capture: true, signal: untilReady })
}

function onClick(click: MouseEvent): void {
  const control = controlAt(click.target)
  // The button that tries again is no control of the page.
  if (!control || isDocumentForm(control) || control.closest(`#${STATUS_ID}`)) return
  if (isNative(control)) return begin()
  prepareAudio()
  hold(click, [control, () => control.click()])
}

function onSubmit(submit: SubmitEvent): void {
  const { submitter } = submit
  const form = submit.target as HTMLFormElement
  if (!hasAnswer(form, submitter)) hold(submit, [form, () => form.requestSubmit(submitter)])
}

function onKeydown(keydown: KeyboardEvent): void {
  const { target, type } = keydown
  if (!isShortcut(keydown)) return
  hold(keydown, [undefined, () => target?.dispatchEvent(new KeyboardEvent(type, keydown))])
}

function hold(event: Event, act: HeldPress): void {
  const [control] = act
  event.preventDefault()
  event.stopImmediatePropagation()
  // A second press means impatience, except where each one counts.
  const isAgain = control && queue.some(([each]) => each === control)
  if (!isAgain || control.matches('[data-counts]')) queue.push(act)
  wait()
}

/** Says within the same frame that something is under way. */
function wait(): void {
  for (const [control] of queue) control?.setAttribute('aria-busy', 'true')
  isLost = false
  if (!timer) say(words.wait)
  timer ??= setTimeout(lose, LOST_MS)
  begin()
}

/** React may still come. */
function lose(): void {
  release()
  isLost = true
  say(words.failed, retry)
}

/** Takes the marks of what was held away, and forgets it. */
function release(): HeldPress[] {
  clearTimeout(timer)
  timer = undefined
  for (const [control] of queue) control?.removeAttribute('aria-busy')
  return queue.splice(0)
}

async function finish(): Promise<void> {
  rememberBegun()
  until.abort()
  const acts = release()
  say('')
  let isWhole = handover().replayTyped?.(typed) && !isLost
  for (const [control, replay] of acts) {
    // React draws what one act has changed before the next one reads it.
    await new Promise((resolve) => setTimeout(resolve))
    if (control?.matches(':disabled') || control?.isConnected === false) isWhole = false
    else replay()
  }
  if (!isWhole) askAgain()
}

/** The page stays as it was drawn. Nobody hears of a failure who has pressed nothing. */
function fail(error: unknown): void {
  console.warn(error)
  if (release().length > 0 || isLost) say(words.failed, retry)
}

/** A browser remembers that a file did not come; only a new document asks for it again, once there is a connection. */
function retry(): void {
  say(words.wait)
  fetch(location.href, { method: 'HEAD' }).then(
    () => {
      rememberBegun()
      location.reload()
    },
    () => say(words.failed, retry),
  )
}
