import { createContext } from 'react'

/** The mark of this render, for scripts of ours that the router does not write; nothing in a browser. */
export const ScriptMark = createContext<string | undefined>(undefined)
