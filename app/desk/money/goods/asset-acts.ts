import { redirect } from 'react-router'
import * as v from 'valibot'
import { fundWords } from '#features/ledger/funds.ts'
import { asnafWords } from '#features/mustahik/mustahik.ts'
import { registerOldAsset } from '#features/voucher/asset/asset.server.ts'
import { parseRupiah, type Rupiah, rupiah } from '#platform/money/money.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { act, acts } from '#app/desk/door.ts'
import { keysOf } from '../../people/mustahik/mustahik-input.ts'

const line = (says: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(2, says), v.maxLength(120, 'Paling panjang 120 huruf.'))

const money = (least: 0 | 1) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.rawTransform(({ dataset, addIssue, NEVER }): Rupiah => {
      if (least === 0 && dataset.value.trim() === '') return rupiah(0)
      const parsed = parseRupiah(dataset.value)
      if (parsed.ok && parsed.value >= least) return parsed.value
      addIssue({ message: 'Tulis rupiah bulat, contoh 150.000.000.' })
      return NEVER
    }),
  )

const oldAsset = v.object({
  nama: line('Tulis nama asetnya.'),
  dana: v.picklist(keysOf(fundWords), 'Pilih dananya.'),
  asnaf: v.picklist(keysOf(asnafWords), 'Pilih asnafnya.'),
  pemegang: line('Tulis penanggung jawabnya.'),
  perolehan: v.pipe(v.string(), v.check(isDay, 'Tanggal tidak dikenal.')),
  harga: money(1),
  susut: money(0),
  umur: v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,2}$/, 'Tulis umurnya dalam bulan, misalnya 96.'),
    v.transform(Number),
  ),
})

/** Puts a thing of the opening into the register; no journal, for the books have it. */
export const assetActs = acts({
  daftar: act(oldAsset, 'Mendaftarkan aset dari saldo awal', async ({ ctx, staff }, typed) => {
    const { nama: name, dana: fund, asnaf, pemegang: custodian, perolehan: acquiredOn } = typed
    const account = fund === 'A' ? ('1230' as const) : ('1210' as const)
    const worth = { cost: typed.harga, depreciated: typed.susut, lifeMonths: typed.umur }
    const asset = { account, fund, name, asnaf, custodian, acquiredOn, ...worth }
    await registerOldAsset(ctx, asset, { by: staff.id })
    return redirect('/kelola/aset?kabar=simpan', 303)
  }),
})
