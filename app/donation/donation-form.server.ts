import * as v from 'valibot'
import { donationForm } from '#features/donation/contract.ts'
import { chosenAmount, type FormValues } from './donation.ts'

/** The giving form as a browser without script posts it: tiles and typed amount become the one amount of the donation. */
export const donationFormSchema = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((values: FormValues) => ({ ...values, amount: chosenAmount(values) })),
  donationForm,
)
