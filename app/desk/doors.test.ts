import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { permissions } from '#features/staff/permissions.ts'
import routes from '#app/routes.ts'
import { actOf, doorOf, doors, permitRows } from './doors.ts'

type Entry = { address: string; file: string }

/** Every address under /kelola with its module, as app/routes.ts has them. */
function deskAddresses(): Entry[] {
  const frame = routes.find(({ path }) => path === 'kelola')
  const entryOf = ({ path, file }: RouteConfigEntry): Entry => ({
    address: path ? `/kelola/${path}` : '/kelola',
    file,
  })
  return (frame?.children ?? []).map(entryOf).filter(({ address }) => address !== '/kelola/*')
}

test('every address of the desk has a door, and every door an address', () => {
  const addresses = deskAddresses().map(({ address }) => address)
  expect(Object.keys(doors).sort()).toEqual(addresses.sort())
  expect(addresses.length).toBeGreaterThan(4)
})

test('the acts of an address are those of its door', async () => {
  for (const { address, file } of deskAddresses()) {
    const door = doors[address]
    if (!door || 'isOpen' in door) continue
    const module = (await import(/* @vite-ignore */ `../${file}`)) as {
      action?: { names?: string[] }
    }
    expect([address, module.action?.names ?? []]).toEqual([address, Object.keys(door.acts ?? {})])
    expect([address, 'action' in module]).toEqual([address, door.acts !== undefined])
  }
})

test('every door names a permission of the table', () => {
  for (const [address, door] of Object.entries(doors)) {
    if ('isOpen' in door) continue
    const asked = [
      door.read,
      ...Object.keys(door.acts ?? {}).map((act) => actOf(door, act)?.permission),
    ]
    for (const permission of asked)
      expect([address, permission && permission in permissions]).toEqual([address, true])
  }
})

test('an auditor may look everywhere and act nowhere but on their own session', () => {
  const acting = permitRows().filter(
    ({ metode, peran }) => metode === 'POST' && peran.includes('auditor'),
  )
  expect(
    acting.map(({ alamat }) => alamat).filter((alamat) => !/^\/kelola\/(sesi|keluar)/.test(alamat)),
  ).toEqual([])
  const closed = permitRows().filter(
    ({ metode, peran }) => metode === 'GET' && !peran.includes('auditor'),
  )
  expect(closed).toEqual([])
})

test('an act is found by its own name only', () => {
  const door = doorOf('/kelola/menunggu/0190')
  expect(door && actOf(door, 'setujui')).toEqual({ permission: 'proposal.decide', isFresh: true })
  for (const name of ['', 'constructor', '__proto__', 'SETUJUI']) {
    expect(door && actOf(door, name)).toBeUndefined()
  }
  expect(doorOf('/kelola/tidak-ada')).toBeUndefined()
})
