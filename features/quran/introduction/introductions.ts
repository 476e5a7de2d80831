import type { IntroductionWire } from '../contract.ts'

/** Introductions by the number of their surah. */
export type Introductions = Readonly<Record<number, IntroductionWire>>

let held: Introductions = {}

/** Holds the introductions that may be shown, for every output of a surah. */
export function holdIntroductions(shown: Introductions): void {
  held = shown
}

/** The introduction of a surah; undefined while none may be shown. */
export function introductionOf(surah: number): IntroductionWire | undefined {
  return held[surah]
}

/** All of them, for what a device keeps. */
export function heldIntroductions(): Introductions {
  return held
}
