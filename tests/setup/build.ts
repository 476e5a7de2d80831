import { ensureWebBuild } from '#server/web-build.ts'

/** Builds once before the journeys, so that the servers of the workers find a finished build. */
export default async function build(): Promise<void> {
  await ensureWebBuild()
}
