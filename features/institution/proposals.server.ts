import * as v from 'valibot'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { type FactName, factsByTwo, institutionFacts, type InstitutionChange } from './contract.ts'
import { NoFactChanges } from './errors.ts'
import { changeInstitution, merged, valuesNow } from './versions.server.ts'

/** There is one institution, and one proposal about its facts at a time. */
const DOCUMENT = 'lembaga'

const facts = v.record(v.picklist(factsByTwo), v.string())

/** Facts that donors and receipts rely on, as they will be; `before` has the same ones as they are. */
export const institutionProposal = defineProposal({
  kind: 'institution.facts',
  words: 'Mengubah data lembaga',
  propose: 'institution.write',
  approve: 'institution.approve',
  terms: v.object({ facts, changeSummary: v.string() }),
  describe: ({ facts: next }) =>
    factsByTwo
      .filter((name) => next[name] !== undefined)
      .map((name) => ({
        label: institutionFacts[name].label,
        value: next[name] || 'Tidak disebut',
      })),
  address: () => '/kelola/lembaga',
  basis: async (ctx) => ({ facts: picked(await valuesNow(ctx), factsByTwo) }),
  apply: async (ctx, { terms, madeBy, decidedBy }) => {
    const change = { ...terms.facts, changeSummary: terms.changeSummary }
    await changeInstitution(ctx, change, { by: madeBy, approvedBy: decidedBy })
  },
})

/** Proposes facts that two people change. Refuses with NoFactChanges, and with FactsUnfit as the change itself does. */
export async function proposeFacts(
  ctx: Ctx,
  change: InstitutionChange,
  { by }: { by: string },
): Promise<string> {
  const values = await valuesNow(ctx)
  const wanted = merged(values, change)
  const changed = factsByTwo.filter((name) => wanted[name] !== values[name])
  if (changed.length === 0) throw new NoFactChanges()
  const { changeSummary } = wanted
  return await propose(ctx, institutionProposal, {
    documentId: DOCUMENT,
    title: changed.map((name) => institutionFacts[name].label).join(', '),
    terms: { facts: picked(wanted, changed), changeSummary },
    before: { facts: picked(values, changed), changeSummary },
    note: changeSummary,
    by,
  })
}

function picked(values: Readonly<Record<string, string>>, names: readonly FactName[]) {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
}
