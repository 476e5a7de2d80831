import type { Ctx } from '#platform/context.ts'
import { ensureHelp } from './help/help.server.ts'
import { seedDemo } from './seed-demo.server.ts'
import { ensureSitePages } from './pages/site-pages.server.ts'

/**
 * At the start: the demo's content where it is wanted and the database is empty. Every installation, also live, gets
 * what it needs: the pages people consent to, and the help. True when the demo was added.
 */
export async function fill(ctx: Ctx, { wantsDemo }: { wantsDemo: boolean }): Promise<boolean> {
  const isFilled = wantsDemo && (await seedDemo(ctx))
  await ensureSitePages(ctx)
  await ensureHelp(ctx)
  return isFilled
}
