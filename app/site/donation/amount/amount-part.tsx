import { ConvertedSum } from '#app/site/exchange-rate/converted-sum.tsx'
import { FormDraft } from '#app/client/form-draft.tsx'
import type { FieldErrors } from '#platform/refusal.ts'
import { AmountChoice } from './amount-choice.tsx'
import type { AmountState, DonationCampaign, UnitState } from '../donation.ts'
import { partClass } from '../donation-frame.tsx'
import { UnitChoice } from './unit-choice.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { isNounForPlans } from '#features/campaign/nouns.ts'

type MakeRecurringProps = { campaign: DonationCampaign; sum: number | undefined }

type Props = {
  campaign: DonationCampaign
  amount: AmountState
  setAmount: (amount: AmountState) => void
  units: UnitState
  setUnits: (units: UnitState) => void
  errors: FieldErrors
  /** The sum as it is chosen now; undefined while it is none. */
  sum: number | undefined
}

const SUM_FIELDS = ['nominal', 'amount', 'units', 'package']

/** How much is given: an amount, or a number of units. */
export function AmountPart(props: Props) {
  const { campaign, amount, setAmount, units, setUnits, errors, sum } = props
  // An amount that the address brings counts more than one that was typed before.
  const isGiven = amount.preset || amount.typed || units.units !== '1' || units.package
  const fields = isGiven ? SUM_FIELDS : undefined
  const { unit, packages, presets, minimum, step } = campaign
  return (
    <section className={partClass}>
      <FormDraft as={`donasi.${campaign.slug}`} isKeptAfterSending preset={fields} />
      <h2 className="sr-only">Nominal</h2>
      {unit ? (
        <UnitChoice
          unit={unit}
          packages={packages}
          chosen={units}
          onChosen={setUnits}
          error={errors.units ?? errors.amount}
        />
      ) : (
        <AmountChoice
          {...{ presets, minimum, step, amount }}
          onAmount={setAmount}
          error={errors.amount}
        />
      )}
      <ConvertedSum
        about={campaign.about}
        amount={sum}
        examples={presets.map((preset) => preset.amount)}
      />
      <MakeRecurring campaign={campaign} sum={sum} />
    </section>
  )
}

/** Leads to the form of a plan, with the programme and the sum that is chosen here. */
function MakeRecurring({ campaign, sum }: MakeRecurringProps) {
  if (!isNounForPlans(campaign.noun)) return null
  const nominal = sum ? `&nominal=${sum}` : ''
  return (
    <LinkButton
      to={`/donasi-rutin?program=${campaign.slug}${nominal}`}
      look="quiet"
      className="justify-self-start"
    >
      Jadikan rutin
    </LinkButton>
  )
}
