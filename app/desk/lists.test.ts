import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { exportedLists, rows } from './routes.ts'

/** What draws rows: the list itself, or pictures with a list's filters. */
const DRAWS_ROWS = /<(?:DeskList|FilterBar|ProposalList)\b/

const ORDERED = 'is short, and in the order in which visitors see it'
const OWN_PAGE = 'belongs to one document and stands on its page, a screen long'
const FIXED = 'has as many rows as the product has names'

/** Lists that have no sorting and no files, each for a reason. */
const reasons: Readonly<Record<string, string>> = {
  '/kelola': 'shows the first rows of what waits; the lists are elsewhere',
  '/kelola/donasi/:id': OWN_PAGE,
  '/kelola/pegawai/:id': OWN_PAGE,
  '/kelola/pengembalian/ganda/:id': OWN_PAGE,
  '/kelola/sesi/faktor': 'is what one person comes in with',
  '/kelola/mustahik/:id': OWN_PAGE,
  '/kelola/penyaluran/:id': OWN_PAGE,
  '/kelola/titipan/:id': OWN_PAGE,
  '/kelola/tiket/:id': OWN_PAGE,
  '/kelola/kiriman': 'is short: what went to many at once, a few a month',
  '/kelola/angka-zakat': 'are the figures in force with those before, by their day',
  '/kelola/asrama': 'is short: the dormitories of one institution, by name',
  '/kelola/asrama/:id/kebutuhan': OWN_PAGE,
  '/kelola/buku-besar/:akun': 'is one account by its days; its files are those of the journals',
  '/kelola/bagian-amil': 'is one row for each fund',
  '/kelola/saldo-awal': 'is one row for each fund of what was pasted',
  '/kelola/bantuan': ORDERED,
  '/kelola/ekspor': 'is the list of files themselves, the latest first',
  '/kelola/donatur/:id': OWN_PAGE,
  '/kelola/donatur/saran': 'is empty when work is done, the latest first, page by page',
  '/kelola/had-kifayah': 'is a row for each figure that ever held',
  '/kelola/halaman': FIXED,
  '/kelola/pesan': FIXED,
  '/kelola/halaman/:slug': OWN_PAGE,
  '/kelola/isbat': 'is one year of months, by their day',
  '/kelola/izin': FIXED,
  '/kelola/antrean': FIXED,
  '/kelola/aset': 'is the register of one institution, by kind, fund and day',
  '/kelola/barang': 'is what lies in the stores, by store, fund and day',
  '/kelola/rkat': 'is a plan in the order of its lines',
  '/kelola/jatuh-tempo': 'is what is left to settle, by its day',
  '/kelola/jatuh-tempo/:id': 'is the parts and moves of one item',
  '/kelola/kas': 'is short: the places of cash of one institution',
  '/kelola/kas/:id': OWN_PAGE,
  '/kelola/kategori': ORDERED,
  '/kelola/kotak':
    'is the boxes of one institution, by number; what they held is in the files of donations',
  '/kelola/kotak/:id': OWN_PAGE,
  '/kelola/kotak/pembukaan/:id': OWN_PAGE,
  '/kelola/laporan-audit': 'is one row a year',
  '/kelola/laporan': 'is one row a closed period, the latest first',
  '/kelola/laporan/:jenis': 'is a statement, by the order of its lines; its files stand beside',
  '/kelola/laporan/set/:id': OWN_PAGE,
  '/kelola/laporan-keluar': FIXED,
  '/kelola/laporan-keluar/:jenis': 'is a report by the order of its form; its file stands beside',
  '/kelola/izin-pub': 'is short: the permits of one institution',
  '/kelola/donasi/:id/rekap': 'has its own files: the gifts of one donor',
  '/kelola/izin-pub/:id': 'is short: the versions of one permit',
  '/kelola/menunggu': 'is empty when work is done, the oldest first',
  '/kelola/neraca-saldo': 'is the chart of accounts, by its codes',
  '/kelola/pegawai': 'is short: the people of one institution, by name',
  '/kelola/pencocokan/:id': 'is the provider’s own file in its order',
  '/kelola/pengurus': ORDERED,
  '/kelola/penyaluran/baru': 'is what there is to pass on, the most first',
  '/kelola/periode': 'is one row a month, the latest first',
  '/kelola/program/:id/kabar': OWN_PAGE,
  '/kelola/program/:id/pemeriksaan': FIXED,
  '/kelola/pemindahan': 'is short: the latest transfers between our own accounts',
  '/kelola/qris': 'is short: the codes of one institution',
  '/kelola/rekening': 'is short: the accounts of one institution',
  '/kelola/rekening-koran/:id': 'is the bank’s own file in its order, page by page',
  '/kelola/rekening/:id': 'is one day of one account',
  '/kelola/saldo': 'is one row a fund, a programme and a bank account, by their names',
  '/kelola/sesi': 'is what one person is signed in with',
  '/kelola/spanduk': ORDERED,
  '/kelola/tinjauan': FIXED,
  '/kelola/tinjauan/pengantar': FIXED,
  '/kelola/transaksi/baru': FIXED,
  '/kelola/transaksi/batas': 'is a row for each limit that ever held',
}

type Screen = { address: string; source: string }

/** Every screen of the desk that draws rows, with the text of its module and of the parts beside it. */
function screensWithRows(): Screen[] {
  return rows
    .filter(({ module }) => module.endsWith('.tsx'))
    .map(({ address, module }) => ({
      address,
      source: sourcesOf(path.join(import.meta.dirname, module)).join('\n'),
    }))
    .filter(({ source }) => DRAWS_ROWS.test(source))
}

function sourcesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return []
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  const parts = [...source.matchAll(/from '(\.{1,2}\/[^']+\.tsx)'/g)]
    .map(([, other = '']) => path.resolve(path.dirname(file), other))
    .filter((other) => !other.includes(`${path.sep}ui${path.sep}`))
  return [source, ...parts.flatMap((part) => sourcesOf(part, seen))]
}

test('every list of the desk has an order to choose and comes as files, or a reason why not', async () => {
  const found = screensWithRows()
  expect(found.length).toBeGreaterThan(30)
  const wrong: string[] = []
  for (const { address, source } of found) {
    const list = await exportedLists[address.replace('/kelola/', '')]?.load()
    const isWhole =
      list?.filterNames.includes('urut') && /<Downloads|files=\{filters\}/.test(source)
    if (Boolean(isWhole) === Object.hasOwn(reasons, address)) wrong.push(address)
  }
  expect(wrong).toEqual([])
  // A reason that no list needs any more goes, and no list is left that has no screen.
  const addresses = found.map(({ address }) => address)
  expect(Object.keys(reasons).filter((address) => !addresses.includes(address))).toEqual([])
  const names = Object.keys(exportedLists).map((name) => `/kelola/${name}`)
  expect(names.filter((address) => !addresses.includes(address))).toEqual([])
})
