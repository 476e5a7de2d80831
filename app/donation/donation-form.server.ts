import * as v from 'valibot'
import { donationForm } from '#features/donation/contract.ts'
import { chosenAmount, type FormValues } from './donation.ts'

/** The donation form as a browser without script posts it. Preset and typed amount become one amount. */
export const donationFormSchema = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((values: FormValues) => ({ ...values, amount: chosenAmount(values) })),
  donationForm,
)
