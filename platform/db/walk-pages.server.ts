import { isOutage } from './pool/outage.server.ts'

type Pages<Row> = {
  size: number
  /** The rows after one, in a fixed order, at most `size`; the first ones after none. */
  read: (after: Row | undefined) => Promise<Row[]>
}

/** Walks a list to its end: rows of which nothing comes at this moment, or that fail, hide none of those behind them. */
export async function walkPages<Row>(
  { size, read }: Pages<Row>,
  act: (rows: Row[]) => Promise<void> = async () => {},
): Promise<void> {
  const failures = new Failures()
  let rows: Row[] = []
  do {
    rows = await read(rows.at(-1))
    await failures.keepOf(() => act(rows))
  } while (rows.length === size)
  failures.throwFirst()
}

/** Does something of each row; one that fails holds up none behind it, and its failure is thrown at the end. */
export async function tryEach<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<void>,
): Promise<void> {
  const failures = new Failures()
  for (const row of rows) await failures.keepOf(() => act(row))
  failures.throwFirst()
}

class Failures {
  readonly #kept: unknown[] = []

  async keepOf(act: () => Promise<void>): Promise<void> {
    try {
      await act()
    } catch (cause) {
      // Without a database each of them would wait for it.
      if (isOutage(cause)) throw cause
      this.#kept.push(cause)
    }
  }

  throwFirst(): void {
    if (this.#kept.length > 0) throw this.#kept[0]
  }
}
