import { Link } from 'react-router'

/** The way to a person for who has paid and sees nothing of it; the form knows the gift already. */
export function MissedPaymentLink({ donationId }: { donationId: string }) {
  return (
    <p className="text-center text-sm">
      <Link
        to={`/pusat-bantuan/belum-terkonfirmasi?donasi=${donationId}`}
        className="inline-flex min-h-touch items-center font-semibold text-primary hover:underline"
      >
        Sudah bayar tapi belum terkonfirmasi?
      </Link>
    </p>
  )
}
