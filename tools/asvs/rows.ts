import { evidenceProblems, type Files, linkProblems } from '../tidy/evidence.ts'

type Row = { id: string; state: string; shown: string }

/** A row may answer several requirements at once. */
const ROW = /^- (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*): (.*)$/

/** The rows of the page, unchanged; a heading says the state of those below it. */
function asvsRowsOf(text: string): Row[] {
  return text.split(/^## /m).flatMap((part) => {
    const [heading = '', ...lines] = part.split('\n')
    return lines.flatMap((line) => {
      const [, ids, shown = ''] = ROW.exec(line) ?? []
      return ids?.split(', ').map((id): Row => ({ id, state: heading.toLowerCase(), shown })) ?? []
    })
  })
}

export type AsvsPage = {
  text: string
  path: string
  wanted: ReadonlyMap<string, number>
  files: Files
}

/** The reasons why the page does not answer every requirement, in words; none when it does. */
export function problemsOf({ text, path, wanted, files }: AsvsPage): string[] {
  const rows = asvsRowsOf(text)
  const ids = rows.map(({ id }) => id)
  const missing = [...wanted.keys()].filter((id) => !ids.includes(id))
  return [
    ...missing.map((id) => `${id} is missing`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands there twice`),
    ...ids.filter((id) => !wanted.has(id)).map((id) => `${id} is no requirement of level 1 or 2`),
    ...rows.flatMap((row) => problemsOfRow(row, { path, files })),
  ]
}

function problemsOfRow(
  { id, state, shown }: Row,
  { path, files }: Pick<AsvsPage, 'path' | 'files'>,
): string[] {
  const found: string[] = []
  if (!['met', 'open', 'not applicable'].includes(state)) found.push(`has no state "${state}"`)
  if (shown.trim() === '') found.push('has an empty cell')
  if (state === 'met' && !namesEvidence(shown)) found.push('is met and names nothing that shows it')
  found.push(...evidenceProblems(shown, files), ...linkProblems(shown, { path, files }))
  return found.map((what) => `${id} ${what}`)
}

/** A file, one of our pages or a decision. */
function namesEvidence(shown: string): boolean {
  return /`[\w.-]+(\/[\w.-]+)+`|`[\w-]+\.(json|md)`|\]\([\w./-]+\.md|\bdecisions? \d{4}/.test(shown)
}
