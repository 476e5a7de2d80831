import { DateText } from '#app/ui/date/date-text.tsx'
import type { OwnFactor } from '#features/staff/sign-in/own-factors.server.ts'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, DeskText } from '#app/desk/ui/form.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'
import type { FactorSetup } from './factor-setup.ts'
import { PasskeyForm } from './passkey-form.tsx'
import { TotpCode } from './totp-code.tsx'

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
        <PasskeyForm act="kunci" kind="create" options={options} label="Tambah kunci sandi" />
      </div>
    </DeskSection>
  )
}
