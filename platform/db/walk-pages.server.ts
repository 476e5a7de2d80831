type Pages<Row> = {
  size: number
  /** The rows after one, in a fixed order, at most `size`; the first ones after none. */
  read: (after: Row | undefined) => Promise<Row[]>
}

/** Walks a list to its end: rows of which nothing comes at this moment hide none of those behind them. */
export async function walkPages<Row>(
  { size, read }: Pages<Row>,
  act: (rows: Row[]) => Promise<void> = async () => {},
): Promise<void> {
  let rows: Row[] = []
  do {
    rows = await read(rows.at(-1))
    await act(rows)
  } while (rows.length === size)
}
