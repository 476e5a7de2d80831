import type { Refused } from '#app/submit.server.ts'
import type { ProposalMail } from '#platform/db/schema/schema-staff.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, DeskText } from '#app/desk/ui/form.tsx'
import { ProposalMailPart } from '../staff/proposal-mail.tsx'

type Secrets = { codesLeft: number; refused: Refused | undefined }

type Settings = Secrets & { mail: ProposalMail | null; hasPassword: boolean }

/** What somebody settles for themselves: the mails of what waits, and the ways in. */
export function OwnSettings({ mail, hasPassword, ...secrets }: Settings) {
  return (
    <>
      {mail && <ProposalMailPart chosen={mail} />}
      {hasPassword && <OwnSecrets {...secrets} />}
    </>
  )
}

/** The password and the codes of recovery of somebody who has them. */
function OwnSecrets({ codesLeft, refused }: Secrets) {
  return (
    <>
      <DeskSection title="Kata sandi" note="Sesi di perangkat lain ikut berakhir.">
        <div className="max-w-md">
          <DeskForm act="sandi" submit="Ganti kata sandi" refused={refused}>
            <DeskText
              name="currentPassword"
              label="Kata sandi saat ini"
              type="password"
              autoComplete="current-password"
              required
              error={refused?.errors['currentPassword']}
            />
            <DeskText
              name="newPassword"
              label="Kata sandi baru"
              type="password"
              autoComplete="new-password"
              required
              error={refused?.errors['newPassword']}
            />
          </DeskForm>
        </div>
      </DeskSection>
      <DeskSection
        title="Faktor kedua"
        note="Aplikasi autentikator dan kunci sandi Anda: tambah, lepas, dan lihat kapan terakhir dipakai."
      >
        <p>
          <a href="/kelola/sesi/faktor" className="font-semibold text-primary underline">
            Kelola faktor kedua
          </a>
        </p>
      </DeskSection>
      <DeskSection
        title="Kode pemulihan"
        note={`Sisa ${codesLeft} kode. Kode baru menggantikan semua yang lama.`}
      >
        <DeskForm act="kode" submit="Buat kode baru" look="ghost" />
      </DeskSection>
    </>
  )
}
