import { expect, onTestFinished, test } from 'vitest'
import { ReadFence } from './read-fence.server.ts'

/** Servers whose answers are given by the test. */
function aPair() {
  const primary = { url: 'h1', away: undefined }
  const replica = { url: 'h2', away: undefined }
  const at = { written: '0/10', replayed: '0/10' as string | null, onReplayed: () => {} }
  const fence = new ReadFence({
    primary,
    replica,
    written: async () => at.written,
    replayed: async () => {
      at.onReplayed()
      return at.replayed
    },
  })
  onTestFinished(() => fence.close())
  return { fence, primary, replica, at }
}

async function lowered(fence: ReadFence): Promise<boolean> {
  await expect.poll(() => fence.isStanding).toBe(false)
  return true
}

async function staysUp(fence: ReadFence): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(fence.isStanding).toBe(true)
}

test.each([
  ['0/10', '0/F', false],
  ['0/10', '0/10', true],
  ['1/0', '0/FFFFFFFF', false],
  ['16/B374D848', '16/B374D849', true],
  ['FF/1', '100/0', true],
])('behind %s a replica at %s is read: %s', async (written, replayed, isRead) => {
  const { fence, at } = aPair()
  Object.assign(at, { written, replayed })
  fence.raise()
  expect(fence.isStanding).toBe(true)
  if (isRead) expect(await lowered(fence)).toBe(true)
  else await staysUp(fence)
})

test('a change that comes while the replica answers is waited for too', async () => {
  const { fence, at } = aPair()
  fence.raise()
  at.onReplayed = () => {
    at.onReplayed = () => {}
    at.written = '0/20'
    fence.raise()
  }
  await staysUp(fence)
  at.replayed = '0/20'
  expect(await lowered(fence)).toBe(true)
})

test('another replica has to have replayed it, too; another primary is asked anew; one that is no standby lacks nothing', async () => {
  const { fence, primary, replica, at } = aPair()
  fence.raise()
  await lowered(fence)
  Object.assign(at, { replayed: '0/8' })
  replica.url = 'h3'
  await staysUp(fence)
  // The timeline of a promoted server begins where it had got to.
  Object.assign(at, { written: '0/7' })
  primary.url = 'h2'
  expect(await lowered(fence)).toBe(true)
  Object.assign(at, { written: '0/99', replayed: null })
  fence.raise()
  expect(await lowered(fence)).toBe(true)
})
