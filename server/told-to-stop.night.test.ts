import { beforeAll, expect, test } from 'vitest'
import { startServer } from '#tests/server/server.ts'
import {
  donateAt,
  aEmailThatHangs,
  anEventStream,
  halfARequest,
  LONGEST_STOP_MS,
  silentMailServer,
  askWithoutPause,
  STOPS_WITHIN_MS,
  untilRefused,
} from '#tests/server/stopping.ts'
import { startStopwatch } from '../tools/test/pace.ts'
import { ensureWebBuild } from './bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

test('SIGTERM under load: streams end, what was asked is answered, nothing more is taken, and the exit is 0', async () => {
  const mail = await silentMailServer()
  const server = await startServer({ env: { SMTP_URL: mail.url } })
  try {
    const donation = await donateAt(server)
    const stream = await anEventStream(server, donation)
    await aEmailThatHangs(server)
    await mail.isAsked
    const half = await halfARequest(server)
    const load = askWithoutPause(server)
    await expect.poll(() => load.seen.answered).toBeGreaterThan(40)

    const [untilEnded, untilGone] = [startStopwatch(), startStopwatch()]
    process.kill(server.pid(), 'SIGTERM')
    await stream.ended
    expect(untilEnded()).toBeLessThan(STOPS_WITHIN_MS)
    expect(stream.said()).toMatch(/event: status/)
    await untilRefused(server)
    half.finish()
    expect(await half.answer).toMatch(/^HTTP\/1\.1 422 .*connection: close/is)
    expect(await server.exit()).toBe(0)
    expect(untilGone()).toBeLessThan(LONGEST_STOP_MS)

    const seen = await load.stop()
    expect(seen.brokenInTheMiddle).toBe(0)
    // On a busy machine the silent mail server may be given up meanwhile.
    const said = server.output().split('\n')
    const failed = said.filter((line) => !line.includes('the mail server did not take it'))
    expect(failed.join('\n')).not.toContain('Error')
    // The hanging mail belongs to another process now, the lock is gone, and the data is complete.
    await server.restart()
    expect((await fetch(`${server.origin}/payment/${donation}`)).status).toBe(200)
  } finally {
    await server.stop()
    mail.close()
  }
})
