import * as v from 'valibot'

/** The reference rates of the European Central Bank, published for anyone on its working days. */
const ECB = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'

export const exchangeRateVariables = {
  EXCHANGE_RATES: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(off|ecb|https?:\/\/[^\s/]+\S*)$/,
        'must be off, ecb, or an address of such a file',
      ),
    ),
    'off',
  ),
}

/** Where rates come from; undefined where people of the institution enter them alone. */
export function settleExchangeRates({ EXCHANGE_RATES: from }: { EXCHANGE_RATES: string }) {
  if (from === 'off') return undefined
  return from === 'ecb' ? ECB : from
}
