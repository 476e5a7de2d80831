import { type ComponentProps, createContext, Fragment, type ReactNode, useContext } from 'react'
import { useActionData } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import type { Refused } from '../../submit.server.ts'
import { useActAddress } from '../act-address.ts'
import { useRefusedAt } from './acts.tsx'
import {
  DeskArea,
  DeskCheck,
  DeskFile,
  DeskSelect,
  DeskText,
  type FieldChoices,
} from './controls.tsx'
import { FormIdField } from './form-id.tsx'
import { useIsPermitted } from './permitted-acts.ts'
import { ReadForm, UnsentForm } from './reading.tsx'
import { RichArea } from './rich-area.tsx'

export {
  DeskArea,
  DeskCheck,
  type DeskChoice,
  DeskFile,
  DeskSelect,
  DeskText,
} from './controls.tsx'

type FormProps = {
  /** The act of this address: `?aksi=`. */
  act: string
  /** More of the address that the answer needs: 'donasi=…'. */
  query?: string
  submit: string
  look?: 'primary' | 'ghost' | 'danger'
  /** What was refused, where it is not what the page's own answer says; null where the page says it elsewhere. */
  refused?: Refused | null | undefined
  hasFiles?: boolean
  /** What stands in the fields now. */
  stored?: Readonly<Record<string, string>>
  /** Whether its fields tell something: what is stored, or drawn within it. What it only suggests does not. */
  isReadable?: boolean
  children?: ReactNode
} & Partial<Pick<FieldsProps, 'fields' | 'columns'>>

/**
 * The one form of the desk. A refusal stands above its fields and at each of them. Whoever may not do the act reads its
 * fields, where they tell something.
 */
export function DeskForm({
  act,
  query,
  submit,
  look = 'primary',
  refused: ownRefusal,
  hasFiles,
  stored,
  fields,
  columns,
  children,
  isReadable = stored !== undefined || children !== undefined,
}: FormProps) {
  const isPermitted = useIsPermitted(act)
  const address = useActAddress(act, query)
  const answered = useRefusedAt(useActionData(), act, query)
  if (!isPermitted && !children && !fields) return null
  const refused = ownRefusal === undefined && (fields || children) ? answered : ownRefusal
  const inside = (
    <FieldContext value={fieldValues(refused, stored ?? {})}>
      {fields && <DeskFields {...{ fields, columns }} />}
      {children}
    </FieldContext>
  )
  if (!isPermitted)
    return isReadable ? <ReadForm act={act}>{inside}</ReadForm> : <UnsentForm act={act} />
  // A form that comes back as it was sent, to be written on, has no errors.
  const isWrong = refused && Object.keys(refused.errors).length > 0
  const whole = refused?.errors['_'] ?? (isWrong && 'Ada isian yang perlu diperbaiki.')
  return (
    <form
      method="post"
      action={address}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      className="grid gap-5"
    >
      <FormIdField />
      {whole && (
        // The page is a new one: it begins where the form says what is wrong.
        <div role="alert" tabIndex={-1} autoFocus className="scroll-mt-20 outline-none">
          <Notice tone="danger" title={whole} />
        </div>
      )}
      {inside}
      <div>
        <button type="submit" className={buttonClass(look)}>
          {submit}
        </button>
      </div>
    </form>
  )
}

type FieldValue = { name: string; defaultValue: string; error: string | undefined }

/** Sent along unseen; that it was refused is seen. */
function Unseen({ name, value, error }: Omit<FieldValue, 'defaultValue'> & { value: string }) {
  return (
    <>
      <input type="hidden" name={name} value={value} />
      {error && <p className="text-danger">{error}</p>}
    </>
  )
}

type FieldValues = (name: string, stored?: string) => FieldValue

/** What a form shows in its fields: what was typed and refused, or what stands now. */
export function fieldValues(
  refused: Refused | null | undefined,
  known: Readonly<Record<string, string>>,
): FieldValues {
  return (name, stored = '') => ({
    name,
    defaultValue: refused ? (refused.values[name] ?? '') : (known[name] ?? stored),
    error: refused?.errors[name],
  })
}

/** The values of the form around a field. */
export const FieldContext = createContext<FieldValues>(fieldValues(undefined, {}))

/** Draws a field from its value; what is stored may be known to the row alone. */
export type FieldRow = (value: (stored?: string, alsoErrorOf?: string) => FieldValue) => ReactNode

/** The fields of a form by their names; one that is false is left out. */
export type FieldTable = Readonly<Record<string, FieldRow | false | undefined>>

const grids = {
  2: 'grid gap-4 sm:grid-cols-2',
  3: 'grid gap-4 sm:grid-cols-3',
  4: 'grid gap-4 sm:grid-cols-2 lg:grid-cols-4',
  5: 'grid gap-4 sm:grid-cols-2 lg:grid-cols-5',
  '2-3': 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3',
  wide: 'grid gap-5 sm:grid-cols-2',
}

type FieldsProps = {
  fields: FieldTable
  /** So many beside each other on a wide screen. */
  columns?: keyof typeof grids | undefined
}

/** Draws the fields of a form, or some of them. */
export function DeskFields({ fields, columns }: FieldsProps) {
  const valueOf = useContext(FieldContext)
  const valueIn = (name: string) => (stored?: string, other?: string) => {
    const value = valueOf(name, stored)
    return { ...value, error: value.error ?? (other && valueOf(other).error) }
  }
  const drawn = Object.entries(fields).map(
    ([name, row]) => row && <Fragment key={name}>{row(valueIn(name))}</Fragment>,
  )
  return columns ? <div className={grids[columns]}>{drawn}</div> : drawn
}

/** More of a field than its label; `stored` is what stands there now. */
type More<P> = Omit<P, 'name' | 'label' | 'choices'> & {
  stored?: string | undefined
  /** The name under which a use case refuses it, where that is another. */
  alsoErrorOf?: string
}
type TextMore = More<ComponentProps<typeof DeskText>>
type AreaMore = More<ComponentProps<typeof DeskArea>>
type SelectMore = More<ComponentProps<typeof DeskSelect>>
type CheckMore = Omit<ComponentProps<typeof DeskCheck>, 'name' | 'label'>
type FileMore = Omit<More<ComponentProps<typeof DeskFile>>, 'stored'>

/** The kinds of fields, each by its label. */
function kindsOf(isOptional: boolean) {
  const text =
    (label: ReactNode, { stored, alsoErrorOf, ...more }: TextMore = {}): FieldRow =>
    (value) => <DeskText {...value(stored, alsoErrorOf)} {...{ label, isOptional, ...more }} />
  return {
    text,
    number: (label: ReactNode, more?: TextMore) => text(label, { inputMode: 'numeric', ...more }),
    decimal: (label: ReactNode, more?: TextMore) => text(label, { inputMode: 'decimal', ...more }),
    rupiah: (label: string, more?: TextMore) =>
      text(`${label} (rupiah)`, { inputMode: 'numeric', ...more }),
    day: (label: ReactNode, more?: TextMore) => text(label, { type: 'date', ...more }),
    area:
      (label: ReactNode, { stored, alsoErrorOf, ...more }: AreaMore = {}): FieldRow =>
      (value) => <DeskArea {...value(stored, alsoErrorOf)} {...{ label, isOptional, ...more }} />,
    rich:
      (label: ReactNode, { stored, alsoErrorOf, ...more }: AreaMore = {}): FieldRow =>
      (value) => <RichArea {...value(stored, alsoErrorOf)} {...{ label, isOptional, ...more }} />,
    choice:
      (
        label: ReactNode,
        choices: FieldChoices,
        { stored, alsoErrorOf, ...more }: SelectMore = {},
      ): FieldRow =>
      (value) => (
        <DeskSelect {...value(stored, alsoErrorOf)} {...{ label, choices, isOptional, ...more }} />
      ),
    file:
      (label: ReactNode, { alsoErrorOf, ...more }: FileMore = {}): FieldRow =>
      (value) => {
        const { name, error } = value(undefined, alsoErrorOf)
        return <DeskFile {...{ name, error, label, isOptional, ...more }} />
      },
  }
}

/** The rows of a form's table. What stands in a field and what is wrong there comes from the form. */
export const field = {
  ...kindsOf(false),
  optional: kindsOf(true),
  check:
    (label: ReactNode, more: CheckMore = {}): FieldRow =>
    (value) => {
      const { name, defaultValue } = value()
      return <DeskCheck {...{ name, label }} isChecked={defaultValue !== ''} {...more} />
    },
  /** Sent along unseen: this, else what the form knows. */
  hidden:
    (fixed?: string): FieldRow =>
    (value) => {
      const { defaultValue, ...sent } = value()
      return <Unseen {...sent} value={fixed ?? defaultValue} />
    },
  /** The id of what the form makes: after a refusal the one that was sent. */
  newId:
    (id: string): FieldRow =>
    (value) => {
      const { defaultValue, ...sent } = value()
      return <Unseen {...sent} value={defaultValue || id} />
    },
  /** Fields beside each other on a wide screen. */
  columns:
    (columns: FieldsProps['columns'], fields: FieldTable): FieldRow =>
    () => <DeskFields {...{ columns, fields }} />,
}
