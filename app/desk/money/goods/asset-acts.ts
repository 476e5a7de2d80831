import { redirect } from 'react-router'
import * as v from 'valibot'
import { fundWords } from '#features/ledger/funds.ts'
import { asnafWords } from '#features/mustahik/mustahik.ts'
import { registerOldAsset } from '#features/voucher/asset/asset.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { boundedText, rupiahOf } from '#platform/text/form-text.ts'
import { act, acts } from '#app/desk/door.ts'
import { keysOf } from '../../people/mustahik/mustahik-input.ts'

const line = (missing: string) => boundedText(missing, 2, 120)

const money = (least: 0 | 1) =>
  rupiahOf(
    'Tulis rupiah bulat, contoh 150.000.000.',
    least === 0 ? { least, empty: rupiah(0) } : { least },
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
