import { type ComponentProps, useId } from 'react'
import { Field } from '#app/ui/form/field.tsx'

/** A field whose id is its own: a page of the desk has many forms with fields of one name. */
export function DeskField(props: Omit<ComponentProps<typeof Field>, 'id'>) {
  return <Field {...props} id={`${useId()}-${props.name}`} />
}
