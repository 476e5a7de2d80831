import type { Ctx } from '#platform/context.ts'
import { sourcesOf } from './open-site.server.ts'
import type { Item } from './sections.ts'
import type { SiteDocument } from './site-index.ts'
import type { ShownPage } from './sources/source.ts'

/** The documents among these that are public now, in their present form. One query per kind. */
export async function publicPages(
  ctx: Ctx,
  items: readonly Item[],
): Promise<ReadonlyMap<SiteDocument, ShownPage>> {
  const documents = items.flatMap((item) => (item.kind === 'ayat' ? [] : [item.document]))
  const byKind = Map.groupBy(documents, ({ kind }) => kind)
  const sources = sourcesOf(ctx)
  const now = ctx.now()
  const found = await Promise.all(
    [...byKind].map(async ([kind, own]) => {
      const pages = await sources[kind].pages(ctx.db, { ids: own.map(({ id }) => id), now })
      const byId = new Map(pages.map((page) => [page.id, page]))
      return own.flatMap((document): [SiteDocument, ShownPage][] => {
        const page = byId.get(document.id)
        return page ? [[document, page]] : []
      })
    }),
  )
  return new Map(found.flat())
}
