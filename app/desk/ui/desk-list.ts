import type { ExportCell, ExportedList } from '#features/list-export/exported-list.ts'
import type { Ctx } from '#platform/context.ts'
import type { PageAsked, PageOf } from '#platform/db/page.server.ts'
import { addressWith, filtersIn } from './filters.ts'

type Typed<N extends string> = Readonly<Partial<Record<N, string | undefined>>>

type Described<N extends string, F, R> = Pick<ExportedList, 'title' | 'file' | 'codes' | 'says'> & {
  /** The filters that its address may have. */
  filters: readonly N[]
  /** The same as the queries take them; what they do not know is left out. */
  read(typed: Typed<N>, now: Date): F
  page(ctx: Ctx, filter: F & PageAsked): Promise<PageOf<R>>
  /** How many rows there are; counting stops at `most`. */
  count(ctx: Ctx, filter: F, most: number): Promise<number>
  /** The columns of its files, by their heads. */
  columns: Readonly<Record<string, (row: R) => ExportCell>>
}

/** A page of a list as its screen shows it. */
type ShownPage<N extends string, F, R> = {
  items: R[]
  /** The address of the following page. */
  next: string | undefined
  filters: Partial<Record<N, string>>
  filter: F
}

export type DeskListPage<N extends string, F, R> = ExportedList & {
  /** The page that an address names. */
  pageAt(ctx: Ctx, request: Request): Promise<ShownPage<N, F, R>>
}

/** A list of the desk, described once: what its screen shows, page by page, and what its files hold. */
export function deskList<N extends string, F extends object, R>(
  list: Described<N, F, R>,
): DeskListPage<N, F, R> {
  const { title, file, codes, says, filters: filterNames, columns } = list
  const cells = Object.values(columns)
  return {
    title,
    file,
    filterNames,
    ...(codes && { codes }),
    ...(says && { says }),
    head: () => Object.keys(columns),
    async page(ctx, { filters, after, size: limit }) {
      const filter = list.read(filters as Typed<N>, ctx.now())
      const { items, next } = await list.page(ctx, { ...filter, after, limit })
      return { rows: items.map((row) => cells.map((cellOf) => cellOf(row))), next }
    },
    count: (ctx, filters, most) => list.count(ctx, list.read(filters as Typed<N>, ctx.now()), most),
    async pageAt(ctx, request) {
      const { pathname, searchParams } = new URL(request.url)
      const filters = filtersIn(searchParams, filterNames)
      const filter = list.read(filters, ctx.now())
      const after = searchParams.get('sesudah') ?? undefined
      const { items, next } = await list.page(ctx, { ...filter, after })
      const following = next && addressWith(pathname, filters, { sesudah: next })
      return { items, next: following, filters, filter }
    },
  }
}

/** A value of an address that a table knows. */
export function knownKey<K extends string>(
  table: Readonly<Record<K, unknown>>,
  text: string | undefined,
): K | undefined {
  return text !== undefined && Object.hasOwn(table, text) ? (text as K) : undefined
}

/** A value of an address that is one of those there are. */
export function knownValue<V extends string>(
  values: readonly V[],
  text: string | undefined,
): V | undefined {
  return values.find((value) => value === text)
}
