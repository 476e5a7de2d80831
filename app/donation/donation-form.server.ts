import * as v from 'valibot'
import { donationForm } from '#features/donation/contract.ts'
import { chosenAmount, type FormValues, packageIdOf } from './donation.ts'

/** The donation form as a browser without script posts it. Preset, units and typed amount become one amount. */
export const donationFormSchema = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((values: FormValues): FormValues => {
    const packageId = packageIdOf(values)
    return { ...values, amount: chosenAmount(values), ...(packageId && { packageId }) }
  }),
  donationForm,
)
