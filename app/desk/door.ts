import { type ActionFunctionArgs } from 'react-router'
import type * as v from 'valibot'
import { actAs } from '#features/staff/act.server.ts'
import type { AuditDetails } from '#features/staff/audit.server.ts'
import { existing } from '#app/not-found.ts'
import { submit } from '../submit.server.ts'
import { type Desk, deskContext, heldFormContext } from './context.ts'
import { withHeldForm } from './held-form.ts'
import {
  answerOfRepeated,
  fieldNames,
  formFingerprint,
  runOnce,
  shortTexts,
} from './form-idempotency.ts'

export type ActArgs = Desk & {
  params: Readonly<Record<string, string | undefined>>
  request: Request
  /** Files, and fields that come more than once. */
  form: FormData
  /** What the audit entry tells; begins with the short texts of the form. */
  details: AuditDetails
}

type RunAct = (args: ActionFunctionArgs) => Promise<unknown>

type UseCase<S extends v.GenericSchema> = (
  args: ActArgs,
  input: v.InferOutput<S>,
) => Promise<unknown>

/**
 * One act of an address: reads the form by its schema and runs the use case in one transaction with its audit entry,
 * which says the sentence ('Mengubah program'). A refusal draws the page again, with what was typed.
 */
export function act<S extends v.GenericSchema>(schema: S, sentence: string, run: UseCase<S>) {
  return actWith(schema, { sentence, detailsOf: shortTexts }, run)
}

/** An act whose form holds personal data or secrets: the audit entry gets the names of its fields only. */
export function personalAct<S extends v.GenericSchema>(
  schema: S,
  sentence: string,
  run: UseCase<S>,
) {
  const detailsOf = (form: FormData) => ({ isian: fieldNames(form) })
  return actWith(schema, { sentence, detailsOf }, run)
}

type AuditWords = { sentence: string; detailsOf: (form: FormData) => AuditDetails }

function actWith<S extends v.GenericSchema>(
  schema: S,
  { sentence, detailsOf }: AuditWords,
  run: UseCase<S>,
): RunAct {
  return async ({ request, context, params }) => {
    const { ctx, staff, permission } = context.get(deskContext)
    return await submit(schema, request, async (input, form) => {
      const details = detailsOf(form)
      const documentId = Object.values(params).join('/') || undefined
      const fingerprint = formFingerprint({ url: request.url, staffId: staff.id }, form)
      try {
        return await actAs(
          ctx,
          { staff, permission, sentence, documentId, details },
          async (txCtx, noted) => {
            const args = { ctx: txCtx, staff, permission, params, request, form, details: noted }
            return await runOnce(txCtx, fingerprint, () => run(args, input))
          },
        )
      } catch (error) {
        return await answerOfRepeated(ctx, error, fingerprint)
      }
    })
  }
}

/** The action of a route: the act that `?aksi=` names. The door has asked whether it may be done. */
export function acts<T extends Record<string, RunAct>>(
  table: T,
): ((args: ActionFunctionArgs) => Promise<unknown>) & { names: string[] } {
  const action = async (args: ActionFunctionArgs) => {
    const name = new URL(args.request.url).searchParams.get('aksi') ?? ''
    const run = existing(Object.hasOwn(table, name) ? table[name] : undefined)
    const heldForm = args.context.get(heldFormContext)
    return await run(heldForm ? { ...args, request: withHeldForm(args.request, heldForm) } : args)
  }
  return Object.assign(action, { names: Object.keys(table) })
}
