import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { permissions } from '#features/staff/permissions.ts'
import routes from '#app/routes.ts'
import { actOf, doorOf, doors, permitRows } from './doors.ts'
import { rows } from './routes.ts'

/** What only a route module has: its generated types, or what the router asks it for. */
const IS_ROUTE =
  /from '\.\/\+types\/|^export (?:default|(?:async )?function (?:loader|action)\b|const (?:loader|action)\b)/m

test('every route module of the desk has its row, and every row its module', () => {
  const modules = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .filter((name) => IS_ROUTE.test(readFileSync(path.join(import.meta.dirname, name), 'utf8')))
  const named = new Set(rows.map(({ module }) => module))
  // The frame of every page, and the page of a wrong address.
  expect(modules.toSorted()).toEqual([...named, 'frame.tsx', 'tidak-ada.tsx'].toSorted())
})

test('every address of the desk is routed once', () => {
  const frame = routes.find(({ path: name }) => name === 'kelola')
  const routed = (frame?.children ?? []).map(({ path: name }) =>
    name ? `/kelola/${name}` : '/kelola',
  )
  expect(routed.toSorted()).toEqual([...Object.keys(doors), '/kelola/*'].toSorted())
  expect(rows).toHaveLength(Object.keys(doors).length)
})

test('the files of a list ask what its page asks, and more where it says so', () => {
  expect(doors['/kelola/program.csv']).toEqual({ read: 'campaign.read' })
  expect(doors['/kelola/doa.xlsx']).toEqual({ read: 'prayer.read' })
  expect(doors['/kelola/jejak']).toEqual({ read: 'audit.read' })
  expect(doors['/kelola/jejak.csv']).toEqual({ read: 'audit.read', isFresh: true })
})

test('the table for programs has a row for each address and each act, with their roles', () => {
  const read = 'admin bendahara program editor layanan auditor'
  const shown = permitRows()
    .filter(({ alamat }) => /\/(?:masuk|spanduk|menunggu\/:id|jejak)/.test(alamat))
    .map(({ alamat, metode, peran }) => `${metode} ${alamat}: ${peran.join(' ')}`)
  expect(shown).toEqual([
    `GET /kelola/menunggu/:id: ${read}`,
    'POST /kelola/menunggu/:id?aksi=setujui: admin bendahara program editor layanan',
    'POST /kelola/menunggu/:id?aksi=tolak: admin bendahara program editor layanan',
    'POST /kelola/menunggu/:id?aksi=tarik: admin bendahara program editor layanan',
    `GET /kelola/spanduk: ${read}`,
    'POST /kelola/spanduk?aksi=simpan: admin editor',
    `GET /kelola/spanduk/:id: ${read}`,
    'POST /kelola/spanduk/:id?aksi=simpan: admin editor',
    'POST /kelola/spanduk/:id?aksi=hapus: admin editor',
    'GET /kelola/jejak: admin auditor',
    'GET /kelola/jejak.csv: admin auditor',
    'GET /kelola/jejak.xlsx: admin auditor',
  ])
})

test('the acts of an address are those of its door', async () => {
  for (const { address, module: file, door } of rows) {
    if ('isOpen' in door) continue
    const module = (await import(/* @vite-ignore */ `./${file}`)) as {
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
  ).toEqual([
    // To take along, or have sent to oneself, what one may read.
    '/kelola/paket-auditor/berkas?aksi=unduh',
  ])
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

test('who answers donors may do what a caller needs and no more', () => {
  const may = Object.entries(permissions)
    .filter(([, who]) => (who as readonly string[]).includes('layanan'))
    .map(([name]) => name)
  expect(may.filter((name) => !name.endsWith('.read'))).toEqual([
    'own-session.write',
    'proposal.decide',
    'prayer.write',
    'asrama.write',
    'visit.write',
    'ticket.write',
    'donation.write',
    'donation.reveal',
    'donor-export.write',
    'refund.write',
  ])
  // No books, no mustahik, no staff, no decision about money.
  const closed = ['staff.read', 'audit.read', 'books.read', 'mustahik.read', 'bank-account.read']
  for (const name of closed) expect(may).not.toContain(name)
})
