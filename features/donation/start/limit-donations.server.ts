import type { MiddlewareHandler } from 'hono'
import { clientAddress } from '#platform/http/client-address.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { ApiEnv } from '#platform/http/http.server.ts'
import { limit } from '#platform/http/rate-limit.server.ts'

/** Counts donations of one address, by GIFTS_PER_MINUTE; 0 switches the limit off. */
export async function limitDonations(ctx: Ctx, name: string, address: string): Promise<void> {
  const { donationsPerMinute: burst } = ctx.config
  if (burst > 0) await limit(ctx, { name, burst, everySeconds: 60 / burst }, address)
}

/** Counts donations of the caller's address, as `limitDonations` does. */
export function limitedDonations(name: string): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await limitDonations(c.var.ctx, name, clientAddress(c))
    await next()
  }
}
