import { fundWords } from '#features/ledger/funds.ts'
import { asnafWords } from '#features/mustahik/mustahik.ts'
import { type AssetAccount, assetsOn, unregistered } from '#features/voucher/asset/asset.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { deskList, knownKey } from '#app/desk/ui/desk-list.ts'

/** Things managed for people, and the amil's own. */
const assetKinds = { kelolaan: 'Aset kelolaan', lembaga: 'Aset lembaga' } as const

const accounts = { kelolaan: '1210', lembaga: '1230' } as const

/** Every thing in the register, with what straight lines took of it through the last month. */
export const assetList = deskList({
  title: 'Aset',
  file: 'aset',
  filters: ['bentuk'],
  codes: { bentuk: assetKinds },
  read: ({ bentuk }, now) => ({ kind: knownKey(assetKinds, bentuk), day: dayOf(now) }),
  page: async ({ db }, { kind, day }) => {
    const all = await assetsOn(db, day)
    const items = all.filter(({ account }) => !kind || account === accounts[kind])
    return { items, next: undefined }
  },
  count: async ({ db }, { kind, day }) =>
    (await assetsOn(db, day)).filter(({ account }) => !kind || account === accounts[kind]).length,
  columns: {
    jenis: ({ account }) => (account === '1210' ? assetKinds.kelolaan : assetKinds.lembaga),
    nama: ({ name }) => name,
    dana: ({ fund }) => fundWords[fund],
    program: ({ campaign }) => campaign,
    asnaf: ({ asnaf }) => asnafWords[asnaf],
    penanggung_jawab: ({ custodian }) => custodian,
    perolehan: ({ acquiredOn }) => acquiredOn,
    harga: ({ cost }) => cost,
    umur_bulan: ({ lifeMonths }) => lifeMonths,
    akumulasi: ({ lost }) => lost,
    nilai_buku: ({ left }) => left,
  },
})

export type AssetRow = Awaited<ReturnType<typeof assetsOn>>[number]

const holders: readonly { account: AssetAccount; fund: Fund }[] = [
  ...(['Z', 'IT', 'IU'] as const).map((fund) => ({ account: '1210' as const, fund })),
  { account: '1230', fund: 'A' },
]

/** What the books have of things and the register does not, by fund. */
export async function lackingAssets(db: Db) {
  const lacking = []
  for (const each of holders) {
    const sum = await unregistered(db, each)
    if (sum > 0) lacking.push({ ...each, sum })
  }
  return lacking
}
