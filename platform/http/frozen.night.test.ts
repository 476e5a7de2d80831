import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** Packs a long text in a process of its own, which ends after `stopMs` or once the text is packed. */
async function pack(stopMs?: number): Promise<{ exitCode: number; beganEndingMs: number }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program(stopMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  await once(child.stdout, 'data')
  const began = performance.now()
  const [exitCode] = (await exited) as [number]
  return { exitCode, beganEndingMs: performance.now() - began }
}

const program = (stopMs?: number) => `
  import { brotliOf } from '${new URL('frozen.server.ts', import.meta.url)}'
  let state = 1
  const drawn = () => (state = (state * 48_271) % 2_147_483_647)
  const words = Array.from({ length: 2_000 }, () => (drawn() % 999_983).toString(36))
  const text = Array.from({ length: 150_000 }, () => words[drawn() % words.length]).join(' ')
  const packed = brotliOf(Buffer.from(text))
  ${
    stopMs === undefined
      ? `console.log('packs'); await packed`
      : `setTimeout(() => { console.log('stops'); process.exit(0) }, ${stopMs})`
  }
`

test('a process that is told to end does not wait until a long text is packed', async () => {
  const whole = await pack()
  const stopped = await pack(50)
  expect([whole.exitCode, stopped.exitCode]).toEqual([0, 0])
  expect(stopped.beganEndingMs).toBeLessThan(whole.beganEndingMs / 2)
})
