import { redirect } from 'react-router'
import * as v from 'valibot'
import {
  addQrisCode,
  closeQrisCode,
  listQrisCodes,
  type QrisCode,
  setQrisFee,
} from '#features/offline-donation/qris-codes.server.ts'
import { textOf } from '#platform/text/form-text.ts'
import { dayOf, formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'
import { programmeChoices } from '#app/desk/donors/box/programme-choices.ts'
import { dayOfForm } from '#app/desk/donors/box/box-form.ts'
import { banksInUse } from '#app/desk/donors/offline-donation/line-in-address.ts'
import type { Route } from './+types/qris.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const today = dayOf(ctx.now())
  return {
    today,
    codes: await listQrisCodes(ctx.db, today),
    banks: await banksInUse(ctx.db),
    campaigns: await programmeChoices(ctx.db),
  }
}

const PERCENT = 'Tulis persennya, contoh 0,7.'
/** '0,7' is 70 of ten thousand. */
const fee = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,2}(,\d{1,2})?$/, PERCENT),
  v.transform((typed) => Math.round(Number(typed.replace(',', '.')) * 100)),
  v.maxValue(1_000, 'Paling banyak 10 persen.'),
)
const id = v.pipe(v.string(), v.uuid('Pilih kodenya.'))

const newCode = v.object({
  name: textOf('Nama kodenya', 60),
  nmid: v.pipe(v.string(), v.trim(), v.regex(/^[A-Z0-9]{8,20}$/i, 'Tulis NMID seperti tercetak.')),
  bankAccountId: v.pipe(v.string(), v.uuid('Pilih rekeningnya.')),
  campaignId: v.pipe(v.string(), v.uuid('Pilih programnya.')),
  fee,
})

export const action = acts({
  simpan: act(newCode, 'Mencatat kode QRIS statis', async ({ ctx, staff }, code) => {
    await addQrisCode(ctx, { ...code, nmid: code.nmid.toUpperCase() }, { by: staff.id })
    return redirect('/kelola/qris?kabar=simpan', 303)
  }),
  tarif: act(
    v.object({ id, fee, from: dayOfForm }),
    'Mengubah tarif QRIS statis',
    async ({ ctx, staff }, typed) => {
      await setQrisFee(ctx, typed, { by: staff.id })
      return redirect('/kelola/qris?kabar=simpan', 303)
    },
  ),
  tutup: act(v.object({ id }), 'Menutup kode QRIS statis', async ({ ctx }, typed) => {
    await closeQrisCode(ctx, typed.id)
    return redirect('/kelola/qris?kabar=simpan', 303)
  }),
})

const percent = ({ fee }: QrisCode) => `${(fee / 100).toLocaleString('id-ID')} %`

export default function Qris({ loaderData }: Route.ComponentProps) {
  const { codes, banks, campaigns, today } = loaderData
  const used = codes.filter(({ closedOn }) => !closedOn)
  const tarifFields = {
    id: field.choice(
      'Kode',
      used.map(({ id: codeId, name }) => ({ value: codeId, label: name })),
      { anything: 'Pilih' },
    ),
    fee: field.decimal('Biaya (persen)'),
    from: field.day('Berlaku sejak', { stored: today }),
  }
  const simpanFields = {
    name: field.text('Nama', { hint: 'Misalnya QRIS kantor.', maxLength: 60 }),
    nmid: field.text('NMID', { hint: 'Tercetak di bawah kodenya.', maxLength: 20 }),
    bankAccountId: field.choice('Cair ke rekening', banks, { anything: 'Pilih' }),
    campaignId: field.choice('Untuk program', campaigns, { anything: 'Pilih' }),
    fee: field.decimal('Biaya (persen)', { stored: '0,7' }),
  }
  return (
    <DeskPage
      title="QRIS statis"
      lead="Kode yang dipajang. Uangnya datang di rekening koran dan dicatat sebagai donasi; biayanya ditanggung amil."
    >
      <DeskList
        caption="Kode QRIS statis"
        columns={[
          { label: 'Nama', cell: ({ name }) => name },
          { label: 'NMID', cell: ({ nmid }) => nmid },
          { label: 'Rekening', cell: ({ bank }) => bank },
          { label: 'Program', cell: ({ campaign }) => campaign },
          { label: 'Biaya', cell: percent, isNumber: true },
          {
            label: 'Keadaan',
            cell: ({ id: codeId, name, closedOn }) =>
              closedOn ? (
                `Ditutup ${formatDate(startOfDay(closedOn))}`
              ) : (
                <PressForm act="tutup" fields={{ id: codeId }} look="quiet" label={`Tutup ${name}`}>
                  Tutup
                </PressForm>
              ),
          },
        ]}
        rows={codes}
        keyOf={({ id: codeId }) => codeId}
        empty={{ title: 'Belum ada kode' }}
      />
      {used.length > 0 && (
        <DeskSection title="Ubah tarif" note="Tarif lama tetap berlaku bagi hari sebelumnya.">
          <DeskForm act="tarif" submit="Simpan tarif" look="ghost" fields={tarifFields} />
        </DeskSection>
      )}
      <DeskSection title="Catat kode">
        <DeskForm act="simpan" submit="Simpan" fields={simpanFields} />
      </DeskSection>
    </DeskPage>
  )
}
