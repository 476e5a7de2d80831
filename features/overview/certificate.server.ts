import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { Ctx } from '#platform/context.ts'
import { keepCheckResults } from '#platform/db/check-result.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'

const PATIENCE_MS = 10_000
/** A certificate is renewed a month before its end; two weeks before it somebody must look. */
const SOON_MS = 14 * DAY_MS

export const certificateSchedule: Schedule = {
  name: 'overview.certificate',
  everyMs: DAY_MS,
  run: checkCertificate,
}

/** Looks at the certificate visitors get at ORIGIN, and keeps as a daily question whether it ends soon. */
export async function checkCertificate(ctx: Ctx): Promise<void> {
  const { protocol, hostname, port } = new URL(ctx.config.origin)
  if (protocol !== 'https:') return
  const endsAt = await certificateEnd(hostname, Number(port || 443))
  if (!endsAt) {
    ctx.log.warn('certificate.unread', { host: hostname })
    return
  }
  const endsSoon = endsAt.getTime() - ctx.now().getTime() < SOON_MS
  await keepCheckResults(ctx, { certificateEndsSoon: endsSoon ? 1 : 0 })
  if (endsSoon) ctx.log.error('certificate.ends-soon', { host: hostname, endsAt })
}

/** When the certificate of a host ends; undefined when it cannot be read. Whether it is trusted is not asked. */
export async function certificateEnd(host: string, port: number): Promise<Date | undefined> {
  const socket = connectTls({
    host,
    port,
    rejectUnauthorized: false,
    ...(isIP(host) === 0 && { servername: host }),
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(PATIENCE_MS) })
    const end = Date.parse(socket.getPeerCertificate().valid_to)
    return Number.isNaN(end) ? undefined : new Date(end)
  } catch {
    return undefined
  } finally {
    socket.destroy()
  }
}
