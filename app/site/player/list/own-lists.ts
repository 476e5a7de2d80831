/** Verses of one surah in a list, both ends included; without them the whole surah. */
export type ListItem = { surah: number; from?: number; to?: number }

/** A list of the listener's own. */
export type OwnList = { id: number; name: string; items: readonly ListItem[] }

export const MOST_LISTS = 30
export const MOST_ITEMS = 60
export const LONGEST_NAME = 60

/** Parses the stored lists. What is no list or item is left out. */
export function readLists(stored: string | null): OwnList[] {
  const value = parse(stored)
  if (!Array.isArray(value)) return []
  return value.slice(0, MOST_LISTS).flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null) return []
    const { id, name, items } = each as Partial<Record<keyof OwnList, unknown>>
    if (!isCount(id) || typeof name !== 'string' || !Array.isArray(items)) return []
    return [{ id, name, items: items.filter(isItem).slice(0, MOST_ITEMS) }]
  })
}

/** A new list at the end; its name is cleaned. The same lists when there are too many or the name is empty. */
export function withList(lists: readonly OwnList[], name: string): readonly OwnList[] {
  const clean = name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME)
  if (clean === '' || lists.length >= MOST_LISTS) return lists
  const id = Math.max(0, ...lists.map((list) => list.id)) + 1
  return [...lists, { id, name: clean, items: [] }]
}

export function withoutList(lists: readonly OwnList[], id: number): readonly OwnList[] {
  return lists.filter((list) => list.id !== id)
}

/** The list with other items. */
export function changedList(
  lists: readonly OwnList[],
  id: number,
  change: (items: readonly ListItem[]) => readonly ListItem[],
): readonly OwnList[] {
  return lists.map((list) =>
    list.id === id ? { ...list, items: change(list.items).slice(0, MOST_ITEMS) } : list,
  )
}

/** The item moved by one place; at an end it stays. */
export function movedItem(
  items: readonly ListItem[],
  place: number,
  by: 1 | -1,
): readonly ListItem[] {
  const [item, other] = [items[place], items[place + by]]
  if (!item || !other) return items
  return items.map((each, at) => (at === place ? other : at === place + by ? item : each))
}

/** 'Al-Mulk', 'Al-Baqarah 255' or 'Al-Baqarah 285–286'. */
export function placeInList({ from, to }: ListItem, name: string): string {
  if (from === undefined || to === undefined) return name
  return from === to ? `${name} ${from}` : `${name} ${from}–${to}`
}

/** An item as typed, within the surah; undefined for what is no place of it. */
export function itemOf(surah: number, verses: number, typed: { from: string; to: string }) {
  if (typed.from === '' && typed.to === '') return { surah }
  const from = Number(typed.from || typed.to)
  const to = Number(typed.to || typed.from)
  const isRange = Number.isInteger(from) && Number.isInteger(to) && from >= 1 && to <= verses
  return isRange && from <= to ? { surah, from, to } : undefined
}

function isItem(value: unknown): value is ListItem {
  if (typeof value !== 'object' || value === null) return false
  const { surah, from, to } = value as Partial<Record<keyof ListItem, unknown>>
  const isPlace = isCount(surah) && surah <= 114
  const isWhole = from === undefined && to === undefined
  return isPlace && (isWhole || (isCount(from) && isCount(to) && from <= to && to <= 286))
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '[]')
  } catch {
    return []
  }
}
