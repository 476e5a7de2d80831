import { endedWords } from '#app/site/donation/copy.ts'
import { DonationFrame } from '#app/site/donation/donation-frame.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { WhatsappHelp } from '#app/site/sharing/whatsapp-help.tsx'
import { capitalName, nouns } from '#features/campaign/nouns.ts'
import { useDropForm } from './own-donor.tsx'
import { useIsTold } from './use-is-told.ts'
import type { PaymentView } from './payment-actions.server.ts'
import { SuspenseNotice } from './suspense-notice.tsx'

type Props = {
  view: PaymentView
  state: Parameters<typeof endedWords>[0]
}

/** A donation that can no longer be paid: why, and where to go on. */
export function EndedDonation({ view, state }: Props) {
  const { campaign, donation } = view
  const { noun } = donation
  const isTold = useIsTold(view)
  const back = { to: `/campaign/${campaign.slug}`, label: 'Kembali ke program' }
  useDropForm(state === 'cancelled' ? campaign.slug : undefined)
  return (
    <DonationFrame title={`${capitalName(noun)} Anda`} back={back}>
      <SuspenseNotice view={view} />
      <EmptyState
        icon={state === 'refunded' ? 'check' : 'info'}
        {...endedWords(state, { noun, isTold })}
        action={
          <div className="grid gap-2">
            {campaign.isOpen && (
              <LinkButton to={`/donasi-sekarang/${campaign.slug}`} icon="heart">
                {nouns[noun].invite}
              </LinkButton>
            )}
            <LinkButton to="/program" look={campaign.isOpen ? 'ghost' : 'primary'}>
              Lihat program lain
            </LinkButton>
            <WhatsappHelp donationId={donation.id} noun={noun} className="justify-self-center" />
          </div>
        }
      />
    </DonationFrame>
  )
}
