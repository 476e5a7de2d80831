import { DateText } from '#app/ui/date/date-text.tsx'
import type { OwnFactor } from '#features/staff/sign-in/own-factors.server.ts'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, DeskText } from '#app/desk/ui/form.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { TotpCode } from './totp-code.tsx'
import { type DeskPlace, offerPasskey } from '#features/staff/sign-in/passkey.server.ts'
import type { Staff } from '#features/staff/staff.ts'
import { totpSetup } from '#features/staff/sign-in/totp.server.ts'
import { waitingTotpApp } from '#features/staff/sign-in/totp-apps.server.ts'
import type { Ctx } from '#platform/context.ts'
import { qrPath } from '#platform/picture/qr-code.server.ts'
import { secretInGroups } from './invite-view.ts'

type FactorSetup = Awaited<ReturnType<typeof factorSetup>>

const kinds = { app: 'Aplikasi autentikator', passkey: 'Kunci sandi' }

/** The second factors of a person; each but the last can be removed. */
export function FactorList({ factors }: { factors: readonly OwnFactor[] }) {
  return (
    <DeskList
      caption="Faktor kedua saya"
      rows={factors}
      empty={{ title: 'Orang contoh tidak punya faktor kedua' }}
      columns={[
        { label: 'Jenis', cell: ({ kind }) => kinds[kind] },
        { label: 'Dipasang di', cell: ({ device }) => device },
        { label: 'Dipasang', cell: ({ createdAt }) => <DateText at={createdAt.toISOString()} /> },
        {
          label: 'Terakhir dipakai',
          cell: ({ lastUsedAt }) =>
            lastUsedAt ? <DateText at={lastUsedAt.toISOString()} /> : 'Belum pernah',
        },
        {
          label: 'Tindakan',
          cell: ({ id, kind, device }) =>
            factors.length > 1 && (
              <PressForm
                act="lepas"
                look="quiet"
                fields={{ faktor: id }}
                label={`Lepas ${kinds[kind]}, ${device}`}
              >
                Lepas
              </PressForm>
            ),
        },
      ]}
    />
  )
}

/** The ways to a further factor. */
export function NewFactors({ setup: { app, options } }: { setup: FactorSetup }) {
  return (
    <DeskSection title="Tambah faktor kedua" note="Yang lama tetap berlaku.">
      <div className="grid max-w-md gap-6">
        {app ? (
          <>
            <TotpCode {...app} />
            <DeskForm act="pasang" submit="Pasang aplikasi" refused={null}>
              <DeskText
                name="kode"
                label="Enam angka"
                inputMode="numeric"
                autoComplete="one-time-code"
                required
              />
            </DeskForm>
          </>
        ) : (
          <PressForm act="aplikasi">Tambah aplikasi autentikator</PressForm>
        )}
        <PasskeyForm kind="create" options={options} label="Tambah kunci sandi" />
      </div>
    </DeskSection>
  )
}

/** What a further app or passkey of somebody needs: `app` once its secret was asked for. */
export async function factorSetup(ctx: Ctx, staff: Staff, place: DeskPlace) {
  const { id: staffId, email, name } = staff
  const waiting = await waitingTotpApp(ctx, staffId)
  const options = JSON.stringify(await offerPasskey(ctx, { staffId, email, name }, place))
  if (!waiting) return { options, app: null }
  const { secret, address } = totpSetup(ctx.config, { staffId, email, sealed: waiting.secret })
  return { options, app: { secret: secretInGroups(secret), qr: qrPath(address) } }
}
