import { Link, useRouteLoaderData } from 'react-router'
import { type Noun, nouns } from '#features/campaign/nouns.ts'
import type { Institution } from '#platform/settings/institution.ts'

const look = 'inline-flex min-h-touch items-center px-2 font-semibold text-primary hover:underline'

/** Ways to contact staff when a payment does not appear. Form and message already name the donation. */
export function MissedPaymentLink({ donationId, noun }: { donationId: string; noun: Noun }) {
  const shell = useRouteLoaderData('root') as { institution?: Institution } | undefined
  const { whatsapp } = shell?.institution ?? {}
  const words = `Assalamu‘alaikum, saya perlu bantuan untuk ${nouns[noun].name} ${donationId}.`
  return (
    <p className="flex flex-wrap justify-center gap-x-2 text-center text-sm">
      <Link to={`/pusat-bantuan/belum-terkonfirmasi?donasi=${donationId}`} className={look}>
        Sudah bayar tapi belum terkonfirmasi?
      </Link>
      {whatsapp && (
        <a
          href={`https://wa.me/${whatsapp.slice(1)}?text=${encodeURIComponent(words)}`}
          rel="noreferrer"
          className={look}
        >
          Tanya lewat WhatsApp
        </a>
      )}
    </p>
  )
}
