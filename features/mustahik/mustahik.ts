import { isDay } from '#platform/time/jakarta.ts'
import type {
  AsnafCode,
  EvidenceKind,
  MemberRelation,
  MustahikKind,
  MustahikState,
} from '#platform/db/schema/schema-mustahik.ts'

/** The eight that zakat is for (QS 9:60), in its order. */
export const asnafWords: Readonly<Record<AsnafCode, string>> = {
  fakir: 'Fakir',
  miskin: 'Miskin',
  amil: 'Amil',
  mualaf: 'Mualaf',
  riqab: 'Riqab',
  gharimin: 'Gharimin',
  fisabilillah: 'Fisabilillah',
  'ibnu-sabil': 'Ibnu sabil',
}

export const mustahikKinds: Readonly<Record<MustahikKind, string>> = {
  person: 'Perorangan',
  family: 'Keluarga',
  institution: 'Lembaga',
}

export const mustahikStates: Readonly<Record<MustahikState, string>> = {
  proposed: 'Usulan',
  surveyed: 'Disurvei',
  eligible: 'Layak',
  ineligible: 'Tidak layak',
  active: 'Aktif',
  stopped: 'Berhenti',
}

export const relationWords: Readonly<Record<MemberRelation, string>> = {
  spouse: 'Suami atau istri',
  child: 'Anak',
  parent: 'Orang tua',
  sibling: 'Saudara',
  other: 'Lainnya',
}

/** What proves that help arrived. */
export const evidenceWords: Readonly<Record<EvidenceKind, string>> = {
  photo: 'Foto penyerahan',
  list: 'Daftar penerima',
  handover: 'Berita acara',
  receipt: 'Bukti terima',
}

/** From which states a step leads to which: whoever is surveyed anew is decided anew. */
export const mustahikSteps = {
  survey: { from: ['proposed', 'surveyed', 'eligible', 'ineligible', 'active'], to: 'surveyed' },
  accept: { from: ['surveyed'], to: 'eligible' },
  refuse: { from: ['surveyed'], to: 'ineligible' },
  activate: { from: ['eligible'], to: 'active' },
  stop: { from: ['proposed', 'surveyed', 'eligible', 'active'], to: 'stopped' },
} as const satisfies Record<string, { from: readonly MustahikState[]; to: MustahikState }>

export type MustahikStep = keyof typeof mustahikSteps

/** Whether somebody in this state may take the step. */
export function mayStep(state: MustahikState, step: MustahikStep): boolean {
  return (mustahikSteps[step].from as readonly MustahikState[]).includes(state)
}

/** 'NRM/2026/000123', as it stands on papers. */
export function mustahikNumber({ year, serial }: { year: number; serial: number }): string {
  return `NRM/${year}/${String(serial).padStart(6, '0')}`
}

/** The last day on which a survey of this day holds: twelve months. */
export function surveyHoldsThrough(day: string): string {
  const later = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  return isDay(later) ? later : `${later.slice(0, 8)}28`
}
