import * as v from 'valibot'
import type { Asrama } from '#features/asrama/asrama.ts'
import { asramaParam } from '#features/asrama/contract.ts'
import { AsramaNotFound } from '#features/asrama/errors.ts'
import { getAsrama } from '#features/asrama/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { pageNotFound } from '#app/not-found.ts'

/** The asrama of a screen; throws 404 for anything else. */
export async function asramaOf(ctx: Ctx, slug: string): Promise<Asrama> {
  try {
    if (v.is(asramaParam, { slug })) return await getAsrama(ctx.read, slug, ctx.now())
  } catch (cause) {
    if (!(cause instanceof AsramaNotFound)) throw cause
  }
  throw pageNotFound()
}
