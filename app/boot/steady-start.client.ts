/** What makes React take over the whole page at once when it comes before React is done. */
const URGENT =
  'click contextmenu input keydown keypress keyup mousedown mouseup pointercancel pointerdown pointerup touchcancel touchend touchstart'

/**
 * Keeps touches, keys and typing from React until it works, so that it starts in short pieces. hold.client.ts holds and
 * repeats what needs React. Answers what ends it.
 */
export function startSteadily(): () => void {
  const until = new AbortController()
  const keep = (event: Event) => {
    if (event.type !== 'click' || !isControl(event.target)) event.stopImmediatePropagation()
  }
  for (const name of URGENT.split(' ')) {
    addEventListener(name, keep, { capture: true, passive: true, signal: until.signal })
  }
  return () => until.abort()
}

/** A link, or what the boot file has not held because the browser answers it. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a,button,input,label,select,summary') !== null
}
