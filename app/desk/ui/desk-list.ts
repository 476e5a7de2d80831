import type { ExportCell, ExportedList } from '#features/list-export/exported-list.ts'
import type { Ctx } from '#platform/context.ts'
import type { PageAsked, PageOf } from '#platform/db/page.server.ts'
import type { PersonalField } from '#platform/db/schema/schema-donor-export.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { addressWith, filtersIn } from './filters.ts'

type Typed<N extends string> = Readonly<Partial<Record<N, string | undefined>>>

type Described<N extends string, F, R> = Pick<
  ExportedList,
  'title' | 'file' | 'codes' | 'sentence'
> & {
  /** The filters that its address may have. */
  filters: readonly N[]
  /** The same as the queries take them; what they do not know is left out. */
  read(typed: Typed<N>, now: Date): F
  /** `fields`: the personal data that a file may hold; a screen has none. */
  page(ctx: Ctx, filter: F & PageAsked, fields: readonly PersonalField[]): Promise<PageOf<R>>
  /** How many rows there are; counting stops at `most`. Without it the list is one page. */
  count?(ctx: Ctx, filter: F, most: number): Promise<number>
  /** The columns of its files, by their heads. */
  columns: Columns<R> | ((fields: readonly PersonalField[]) => Columns<R>)
}

type Columns<R> = Readonly<Record<string, (row: R) => ExportCell>>

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
  const { title, file, codes, sentence, filters: filterNames, columns } = list
  const columnsFor = typeof columns === 'function' ? columns : () => columns
  return {
    title,
    file,
    filterNames,
    ...(codes && { codes }),
    ...(sentence && { sentence }),
    head: (fields) => Object.keys(columnsFor(fields)),
    async page(ctx, { filters, fields, after, size: limit }) {
      const filter = list.read(filters as Typed<N>, ctx.now())
      const { items, next } = await list.page(ctx, { ...filter, after, limit }, fields)
      const cells = Object.values(columnsFor(fields))
      return { rows: items.map((row) => cells.map((cellOf) => cellOf(row))), next }
    },
    async count(ctx, filters, most) {
      const filter = list.read(filters as Typed<N>, ctx.now())
      if (list.count) return await list.count(ctx, filter, most)
      return Math.min(most, (await list.page(ctx, filter, [])).items.length)
    },
    async pageAt(ctx, request) {
      const { pathname, searchParams } = new URL(request.url)
      const filters = filtersIn(searchParams, filterNames)
      const filter = list.read(filters, ctx.now())
      const after = searchParams.get('sesudah') ?? undefined
      const { items, next } = await list.page(ctx, { ...filter, after }, [])
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

/** A value of an address that is a day. */
export function knownDay(text: string | undefined): string | undefined {
  return text !== undefined && isDay(text) ? text : undefined
}
