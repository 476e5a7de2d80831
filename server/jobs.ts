import type { Job, Schedule } from '#platform/jobs.server.ts'

/** What happens after a commit, by name. */
export const jobs: Job<never>[] = []

/** What happens again and again. */
export const schedules: Schedule[] = []
