import { templates } from '#features/voucher/templates.ts'

/** The key of the first template that settles items of an account: by choosing one, or as a tax. */
export function settlingTemplate(account: string): string | undefined {
  return templates.find(({ fields }) =>
    fields.some((field) => {
      if (field.kind === 'item') return field.accounts.includes(account) && !field.isOptional
      return field.name === 'taxAccount' && !field.isOptional && hasChoice(field, account)
    }),
  )?.key
}

function hasChoice(
  field: { kind: string; choices?: readonly (readonly [string, string])[] },
  value: string,
) {
  return field.choices?.some(([each]) => each === value) ?? false
}
