import { Link } from 'react-router'
import { WhatsappHelp } from '#app/site/sharing/whatsapp-help.tsx'
import type { Noun } from '#features/campaign/nouns.ts'

/** Ways to contact staff when a payment does not appear. Form and message already name the donation. */
export function MissedPaymentLink({ donationId, noun }: { donationId: string; noun: Noun }) {
  return (
    <p className="flex flex-wrap justify-center gap-x-2 text-center text-sm">
      <Link
        to={`/pusat-bantuan/belum-terkonfirmasi?donasi=${donationId}`}
        className="inline-flex min-h-touch items-center px-2 font-semibold text-primary hover:underline"
      >
        Sudah bayar tapi belum terkonfirmasi?
      </Link>
      <WhatsappHelp donationId={donationId} noun={noun} />
    </p>
  )
}
