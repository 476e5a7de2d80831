import { Component, Fragment, type ReactNode } from 'react'

type State = { turn: number; error: unknown }

/** A fault that comes again at once is no work of a translator. */
const MOST_TURNS = 3
const CALM_MS = 10_000

/**
 * Draws its part again when a translator has moved its elements; FormDraft brings back what was typed. Any other error
 * goes on.
 */
export class Survivor extends Component<{ children: ReactNode }, State> {
  override state: State = { turn: 0, error: undefined }
  #turns = 0
  #lastAt = 0

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    const now = performance.now()
    this.#turns = now - this.#lastAt > CALM_MS ? 1 : this.#turns + 1
    this.#lastAt = now
    if (isMoved(error) && this.#turns <= MOST_TURNS) {
      this.setState(({ turn }) => ({ turn: turn + 1, error: undefined }))
    } else {
      this.setState({ error: new Final(error) })
    }
  }

  override render(): ReactNode {
    const { turn, error } = this.state
    if (error instanceof Final) throw error.cause
    // For one moment nothing is drawn: the old elements leave whole.
    return error === undefined ? <Fragment key={turn}>{this.props.children}</Fragment> : null
  }
}

/** Goes on to the next boundary. */
class Final {
  readonly cause: unknown
  constructor(cause: unknown) {
    this.cause = cause
  }
}

/** What a browser throws when an element is put before, or taken from, one that is elsewhere by now. */
function isMoved(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError'
}
