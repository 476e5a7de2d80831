import { redirect } from 'react-router'
import * as v from 'valibot'
import { isPermitted, type Role, roles, roleWords } from '#features/staff/permissions.ts'
import { proposeLimit, listLimits } from '#features/voucher/limits.server.ts'
import {
  proposeTier,
  deciderRoles,
  listTiers,
  tierWords,
} from '#features/voucher/tier/tiers.server.ts'
import { dayOf, formatDate, isDay, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah, type Rupiah } from '#platform/money/money.ts'
import { rupiahOf } from '#platform/text/form-text.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/transaksi-batas.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const tiers = (await listTiers(ctx.db)).map(({ deciders, role, ...tier }) => ({
    ...tier,
    words: tierWords({ deciders, role }),
  }))
  const deciders = deciderRoles.map((role) => ({ role, name: roleWords[role].name }))
  return { limits: await listLimits(ctx.db), tiers, deciders, today: dayOf(ctx.now()) }
}

const recorders = roles.filter((role) => isPermitted(role, 'voucher.write'))

const typedSum = rupiahOf('Tulis rupiah bulat, contoh 5.000.000.', { least: 0 })
const typedDay = v.pipe(v.string(), v.check(isDay, 'Tanggal tidak dikenal.'))

const limit = v.object({
  role: v.picklist(recorders, 'Pilih perannya.'),
  most: typedSum,
  validFrom: typedDay,
})

const tier = v.object({
  di_atas: typedSum,
  pemutus: v.picklist(['1', '2'], 'Pilih berapa yang menyetujui.'),
  peran: v.picklist(['', ...deciderRoles], 'Pilih perannya.'),
  berlaku: typedDay,
})

export const action = acts({
  ajukan: act(limit, 'Mengajukan batas transaksi', async ({ ctx, staff }, typed) => {
    await proposeLimit(ctx, typed, { by: staff.id })
    return redirect('/kelola/transaksi/batas?kabar=ajukan', 303)
  }),
  jenjang: act(tier, 'Mengajukan jenjang persetujuan', async ({ ctx, staff }, typed) => {
    const { di_atas: above, pemutus, peran, berlaku: validFrom } = typed
    const deciders = pemutus === '2' ? 2 : 1
    await proposeTier(ctx, { above, deciders, role: peran || null, validFrom }, { by: staff.id })
    return redirect('/kelola/transaksi/batas?kabar=ajukan', 303)
  }),
})

export default function TransaksiBatas({ loaderData }: Route.ComponentProps) {
  const { limits, tiers, deciders, today } = loaderData
  const fields = {
    role: field.choice(
      'Peran',
      recorders.map((role) => ({ value: role, label: roleWords[role].name })),
      { anything: 'Pilih' },
    ),
    most: field.rupiah('Sampai'),
    validFrom: field.day('Berlaku sejak', { stored: today }),
  }
  return (
    <DeskPage
      title="Batas transaksi"
      lead="Sampai batas ini satu orang mencatat dan rekannya meninjau. Di atasnya dua orang dahulu."
      back={{ href: '/kelola/transaksi', label: 'Transaksi' }}
      isNarrow
    >
      <DeskList
        caption="Batas menurut peran"
        columns={[
          { label: 'Peran', cell: ({ role }) => roleWords[role].name },
          { label: 'Sampai', cell: ({ most }) => formatRupiah(most), isNumber: true },
          { label: 'Sejak', cell: (row) => sinceWords(row) },
          { label: 'Disetujui', cell: ({ approver }) => approver ?? 'Bawaan' },
        ]}
        rows={limits}
        keyOf={({ role, validFrom }) => `${role} ${validFrom}`}
        empty={{ title: 'Belum ada batas' }}
      />
      <DeskSection title="Ubah batas" note="Diputuskan rekan lain.">
        <DeskForm act="ajukan" submit="Ajukan batas" fields={fields} />
      </DeskSection>
      <TierSection {...{ tiers, today }} roles={deciders} />
    </DeskPage>
  )
}

/** The delivered ones hold from the beginning. */
function sinceWords({ validFrom, approver }: { validFrom: string; approver: string | null }) {
  return approver ? formatDate(startOfDay(validFrom)) : 'Semula'
}

type TierRow = {
  above: Rupiah
  validFrom: string
  words: string
  approver: string | null
}

type Props = {
  tiers: TierRow[]
  roles: { role: Role; name: string }[]
  today: string
}

/** Who decides above which sum, and the form that proposes another. */
function TierSection({ tiers, roles, today }: Props) {
  const fields = {
    di_atas: field.rupiah('Di atas'),
    pemutus: field.choice('Disetujui', [
      { value: '1', label: 'Satu rekan lain' },
      { value: '2', label: 'Dua rekan lain' },
    ]),
    peran: field.optional.choice(
      'Salah satunya berperan',
      roles.map(({ role, name }) => ({ value: role, label: name })),
      { anything: 'Siapa pun yang boleh menyetujui' },
    ),
    berlaku: field.day('Berlaku sejak'),
  }
  return (
    <DeskSection
      title="Jenjang persetujuan"
      note="Untuk yang menunggu rekan lain: di atas nominal ini siapa yang menyetujui. Pencatatnya tidak pernah ikut menyetujui."
    >
      <DeskList
        caption="Jenjang persetujuan"
        columns={[
          { label: 'Di atas', cell: ({ above }) => formatRupiah(above), isNumber: true },
          { label: 'Disetujui', cell: ({ words }) => words },
          {
            label: 'Sejak',
            cell: ({ validFrom, approver }) =>
              approver ? formatDate(startOfDay(validFrom)) : 'Semula',
          },
          { label: 'Diputuskan', cell: ({ approver }) => approver ?? 'Bawaan' },
        ]}
        rows={tiers}
        keyOf={({ above, validFrom }) => `${above} ${validFrom}`}
        empty={{ title: 'Satu rekan lain, berapa pun nominalnya' }}
      />
      <DeskForm
        isReadable={false}
        act="jenjang"
        submit="Ajukan jenjang"
        stored={{ berlaku: today, pemutus: '2' }}
        fields={fields}
      />
    </DeskSection>
  )
}
