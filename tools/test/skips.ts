type Skipped = { name: string; why: string | undefined }

/** One line for each reason and how many tests it kept from running; a test without a reason has a line of its own. */
export function skipLines(skipped: readonly Skipped[]): string[] {
  const named = Map.groupBy(
    skipped.filter(({ why }) => why),
    ({ why }) => why,
  )
  return [
    ...[...named].map(([why, tests]) => `SKIPPED: ${tests.length}: ${why}`),
    ...skipped.flatMap(({ name, why }) =>
      why ? [] : [`FAILED: skipped without a reason: ${name}`],
    ),
  ]
}

export type Suite = { suites?: Suite[]; specs?: Spec[] }
type Spec = { title: string; tests: Tried[] }
type Tried = { status: string; annotations: Annotation[]; results?: { duration: number }[] }
type Annotation = { type: string; description?: string }

/** The journeys that a report of Playwright calls skipped, each with what it was skipped for. */
export function skippedJourneys({ suites = [], specs = [] }: Suite): Skipped[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ status, annotations }) => {
      const why = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description
      return status === 'skipped' ? [{ name: title, why }] : []
    }),
  )
  return [...own, ...suites.flatMap(skippedJourneys)]
}
