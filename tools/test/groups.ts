import type { Step } from './steps.ts'

type Placed = Pick<Step, 'place'>

/** Neighbours that use one core each run together; any other step is a group of its own. */
export function inGroups<T extends Placed>(steps: readonly T[]): T[][] {
  const groups: T[][] = []
  for (const step of steps) {
    const last = groups.at(-1)
    if (last?.[0] && !step.place && !last[0].place) last.push(step)
    else groups.push([step])
  }
  return groups
}

/**
 * Runs one group after the other; those behind run on meanwhile, one after another, and have ended before a step that is
 * alone.
 */
export async function runInOrder<T extends Placed>(
  groups: readonly T[][],
  run: (group: readonly T[]) => Promise<void>,
): Promise<void> {
  let behind: Promise<void> | undefined
  for (const group of groups) {
    const place = group[0]?.place
    if (place === 'behind') {
      behind = behind ? behind.then(() => run(group)) : run(group)
      continue
    }
    if (place === 'alone') await behind
    await run(group)
  }
  await behind
}
