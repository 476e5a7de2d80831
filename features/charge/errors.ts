import { refusal } from '#platform/refusal.ts'
import { PHONE_WORDS } from './contract.ts'

export class MethodUnknown extends refusal({
  code: 'payment/method-unknown',
  status: 422,
  message: 'Metode pembayaran ini tidak dikenal. Pilih metode lain.',
  field: 'channel',
}) {}

/** The method exists but cannot take this amount, or is switched off; `why` tells the donor. */
export class MethodUnavailable extends refusal({
  code: 'payment/method-unavailable',
  status: 422,
}) {
  constructor(why: string) {
    super(why, { channel: why })
  }
}

/** The wallet is asked through its own app, so the number must be known. */
export class PhoneMissing extends refusal({
  code: 'payment/phone-missing',
  status: 422,
  message: PHONE_WORDS,
  field: 'phone',
}) {}

/** The provider gave no answer that could be understood. The settling job throws it to be run again. */
export class ProviderSilent extends Error {
  override name = 'ProviderSilent'
}
