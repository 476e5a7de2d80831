import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { BigFigure } from '#app/ui/big-figure.tsx'
import { Money } from '#app/ui/money.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { isNounForPlans, nouns } from '#features/campaign/nouns.ts'
import type { CardView } from '../campaign-card.tsx'
import { formatCount } from '#platform/money/money.ts'

/** The progress of a campaign and its donate button, or the reason why no donation is accepted. */
export function CampaignFunds({ campaign }: { campaign: CardView & { isOver: boolean } }) {
  const { collected, target, percent, donors, timeLeft, state } = campaign
  return (
    <Card as="section" className="grid gap-4 p-5">
      <h2 className="sr-only">Dana terkumpul</h2>
      <div>
        <p className="text-sm text-muted">Terkumpul</p>
        <p className="text-2xl font-extrabold tracking-tight">
          <BigFigure value={collected} />
        </p>
        {target !== null && (
          <p className="text-sm text-muted">
            dari <Money amount={target} /> yang dibutuhkan
          </p>
        )}
      </div>
      {percent !== null && (
        <div className="grid gap-1.5">
          <ProgressBar ratio={percent / 100} label="Dana terkumpul" className="h-2.5" />
          <p className="text-sm font-semibold text-primary tabular">{percent}% tercapai</p>
        </div>
      )}
      <div className="flex justify-between gap-4 text-sm">
        <p>
          <span className="font-bold tabular">{formatCount(donors)}</span> donatur
        </p>
        <p className="font-semibold">{timeLeft}</p>
      </div>
      {percent !== null && percent > 100 && !state && (
        <Notice title="Melebihi kebutuhan">
          Kelebihan dana disalurkan untuk kelanjutan program ini atau program yang sejenis.
        </Notice>
      )}
      {state ? (
        <StateNotice state={state} isOver={campaign.isOver} />
      ) : (
        // On a phone, `DonateBar` shows this button.
        <div className="hidden lg:grid">
          <LinkButton to={`/donasi-sekarang/${campaign.slug}`} icon="heart">
            {nouns[campaign.noun].invite}
          </LinkButton>
        </div>
      )}
      {!state && isNounForPlans(campaign.noun) && (
        <LinkButton to={`/donasi-rutin?program=${campaign.slug}`} look="quiet">
          Jadikan rutin
        </LinkButton>
      )}
    </Card>
  )
}

function StateNotice({ state, isOver }: { state: string; isOver: boolean }) {
  if (isOver) {
    return (
      <Notice title="Program ini telah berakhir">
        Terima kasih kepada semua yang telah membantu. Semoga Allah membalasnya dengan kebaikan.
      </Notice>
    )
  }
  return (
    <Notice tone="warning" title={state}>
      Program ini sedang ditutup sementara. Silakan lihat kembali nanti.
    </Notice>
  )
}
