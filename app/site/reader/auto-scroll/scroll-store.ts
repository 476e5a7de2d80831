import type { ComponentType } from 'react'
import { createStore } from 'zustand/vanilla'

/** The controls of automatic scrolling while it runs. */
export const scrollStore = createStore<{ Bar: ComponentType | null }>(() => ({ Bar: null }))
