import { useRouteLoaderData } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { Institution } from '#platform/settings/institution.ts'

/** Contact channels with their hours, and where to complain. */
export function ContactChannels() {
  return (
    <aside aria-label="Hubungi kami" className="grid content-start gap-4 print-hidden">
      <Contact />
      <Complaint />
    </aside>
  )
}

/**
 * A link to the missed payment form, the most common reason for a visit. First on a phone, at the side on a desktop.
 */
export function MissedPayment() {
  return (
    <Card as="section" className="grid gap-3 border-transparent bg-accent-tint! p-5">
      <h2 className="text-lg">Sudah bayar tapi belum terkonfirmasi?</h2>
      <p className="text-sm">
        Biasanya dana terbaca dalam beberapa menit. Bila belum juga, kirim buktinya: kami cek
        langsung ke penyedia pembayaran dan menjawab paling lambat satu hari kerja.
      </p>
      <LinkButton to="/pusat-bantuan/belum-terkonfirmasi" className="justify-self-start">
        Laporkan pembayaran
      </LinkButton>
    </Card>
  )
}

function Complaint() {
  return (
    <Card as="section" className="grid gap-2 p-5">
      <h2 className="text-base">Pengaduan dan pertanyaan</h2>
      <p className="text-sm text-muted">
        Jawabannya tidak ada di sini, pelayanan kami kurang baik, atau ada dugaan penyalahgunaan
        dana? Sampaikan kepada kami, boleh tanpa nama.
      </p>
      <LinkButton to="/pusat-bantuan/pengaduan" look="ghost" className="mt-1 justify-self-start">
        Tulis kepada kami
      </LinkButton>
    </Card>
  )
}

/** Phone, WhatsApp, e-mail and hours, as far as they are configured. */
function Contact() {
  const shell = useRouteLoaderData('root') as { institution: Institution } | undefined
  if (!shell) return null
  const { whatsapp, phone, email, serviceHours, isSample } = shell.institution
  return (
    <Card as="section" className="grid gap-1 p-5">
      <h2 className="text-base">Hubungi kami</h2>
      {serviceHours && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <Icon name="clock" className="size-4.5" />
          {serviceHours}
        </p>
      )}
      <ul className="mt-1 grid divide-y divide-line">
        {whatsapp && (
          <Way icon="chat" name="WhatsApp" to={`https://wa.me/${whatsapp.slice(1)}`}>
            {whatsapp}
          </Way>
        )}
        <Way icon="phone" name="Telepon" to={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </Way>
        <Way icon="mail" name="E-mail" to={`mailto:${email}`}>
          {email}
        </Way>
      </ul>
      {isSample && <p className="text-sm text-muted">Kontak contoh untuk uji coba.</p>}
    </Card>
  )
}

type WayProps = { icon: IconName; name: string; to: string; children: string }

function Way({ icon, name, to, children }: WayProps) {
  return (
    <li>
      <a
        href={to}
        rel="noreferrer"
        className="flex min-h-13 items-center gap-3 py-1 hover:text-primary"
      >
        <Icon name={icon} className="size-5 text-primary" />
        <span className="grid min-w-0">
          <span className="text-xs text-muted">{name}</span>
          <span className="leading-snug font-semibold wrap-anywhere">{children}</span>
        </span>
      </a>
    </li>
  )
}
