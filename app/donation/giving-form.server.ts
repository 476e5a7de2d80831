import * as v from 'valibot'
import { donationForm } from '#features/donation/contract.ts'
import { chosenAmount, type FormValues } from './gift.ts'

/** The giving form as a browser without script posts it: tiles and typed amount become the one amount of the gift. */
export const givingForm = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((values: FormValues) => ({ ...values, amount: chosenAmount(values) })),
  donationForm,
)
