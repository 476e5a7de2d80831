/** What a seal stands for: one campaign, or the institution that runs this installation. */
export type VerifiedSubject = 'campaign' | 'institution'

/** The institution's id among verified documents; a campaign has its own. */
export const INSTITUTION_DOCUMENT = '00000000-0000-8000-8000-000000000001'

/** What is checked, in the order shown. A seal needs every required kind. */
export const checklists: Record<
  VerifiedSubject,
  Record<string, { name: string; isRequired: boolean }>
> = {
  campaign: {
    pelaksana: { name: 'Penanggung jawab dan pelaksana', isRequired: true },
    kebutuhan: { name: 'Kebutuhan dan rencana biaya', isRequired: true },
    rekening: { name: 'Nama pemilik rekening tujuan', isRequired: true },
    lokasi: { name: 'Keadaan di lokasi', isRequired: false },
    dokumen: { name: 'Surat dan izin setempat', isRequired: false },
  },
  institution: {
    'badan-hukum': { name: 'Akta dan pengesahan badan hukum', isRequired: true },
    izin: { name: 'Izin penghimpunan dana', isRequired: true },
    rekening: { name: 'Rekening atas nama lembaga', isRequired: true },
    pengurus: { name: 'Identitas pengurus', isRequired: false },
  },
}

/** The latest approved check of one kind; an earlier one no longer counts. */
export type LatestCheck = { kind: string; hasPassed: boolean; validUntil: Date | null }

/** The same with what the public seal opens. */
export type VerificationCheck = LatestCheck & {
  checkedBy: string
  checkedAt: Date
  evidence: string
  isSample: boolean
}

/** True while every required kind has a passed check that is still valid. No record means no seal. */
export function isVerified(
  checks: readonly LatestCheck[],
  { subject, now }: { subject: VerifiedSubject; now: Date },
): boolean {
  return Object.entries(checklists[subject])
    .filter(([, { isRequired }]) => isRequired)
    .every(([kind]) => checks.some((check) => check.kind === kind && holds(check, now)))
}

/** True for a passed check that has not run out. */
export function holds({ hasPassed, validUntil }: Omit<LatestCheck, 'kind'>, now: Date): boolean {
  return hasPassed && (validUntil === null || validUntil > now)
}
